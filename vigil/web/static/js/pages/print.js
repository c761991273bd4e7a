/** The button that prints the page, where there is a script to press it. It exports nothing. */

const button = document.getElementById("print");
button.hidden = false;
button.addEventListener("click", () => print());

# What is this?

web-what = What is this?
web-what-hint = Click or tap anything on the board or among the options. Or name it:
web-what-name = What is …
whatis-none = Nothing here is called “{ $name }”. Type the name of something that you see on the board.
web-key-what = what something is: point at it, or press it on an option

"""The Book of Scripts as its writers see it: pages, what leads to what, checks, and a script on trial."""

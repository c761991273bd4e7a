"""Navajo Wars as text, made from the view: the screen of the terminal, and plain lines to be read aloud."""

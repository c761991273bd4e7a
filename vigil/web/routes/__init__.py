"""What does an address do? One module for each kind of page: it reads the request and answers it.

Public: a class in each module, whose methods `app` enters into the table of routes.
A route must not decide what is legal or who may see what: tables and observers do.
"""

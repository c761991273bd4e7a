"""What is a table in the browser? Server-rendered pages, drawings, and scripts that patch elements by id.

Public: `app.make_app` and `server.serve`. Order, lower first: http, store, tables, render, stream, context, routes,
app, server. Templates, styles and scripts lie in rooms of the same names: base, board, input, layout, log, net, pages,
question, reference, settings, social.
It must not know a rule of any game, and a page must not get more than its seat may see.
"""

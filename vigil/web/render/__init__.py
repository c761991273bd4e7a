"""How does what a seat may see become HTML and SVG? Questions, logs, boards, numbers, people.

Public: one module for each part of the page; `page_state` puts together what an update has; `templates` fills in.
It must not change a table or read more than its observer gives.
"""

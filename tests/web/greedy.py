from tests.web.endless import GREEDY as DEFINITION

__all__ = ["DEFINITION"]

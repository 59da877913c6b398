# The words match, case and type as names, at the start of statements and behind semicolons.

for src in ["match = 1; match.x = 2", "match.x = 2", "x = 1; match.x = 2", "x = 1; match.x", "match = 1; match[0] = 2", "x; match(1)", "x; match + 1", "if 1: match.x = 2", "x; case.y = 1", "x; type.y = 1", "x; type = 1", "x; type X = 1", "type.y = 1", "type[0] = 1", "type (x) = 1", "type(x).y = 1", "x; _ = match", "x; match, y = 1, 2", "match, y = 1, 2", "for match in x: match.y = 1; match.z = 2", "lambda match: match.x; match.y", "match: int = 1", "x; match: int = 1", "match.x: int = 1", "x; match.x: int = 1", "match.x += 1", "x; match.x += 1","match -x", "match * x", "match *x, y:\n case _: pass", "match -x:\n case _: pass", "match (x)\n", "match [x]", "match {x}", "match not x:\n case _: pass", "match not in x", "x; match not in y", "match is x", "match if x else y", "match and x", "print(match.x); match.x = 1", "match.a.b.c(1)[2] = 3", "x;match.a.b.c(1)[2] = 3"]:
    try: compile(src, "s", "exec"); print("ok", repr(src))
    except SyntaxError as e: print(repr(src), e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset))

import re; match = re.search("b+", "abbc"); print(match.group()); match = 5; match += 1; print(match)
x = [1]; match = x; match[0] = 3; print(x, match)

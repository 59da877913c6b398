# The scanner of a pattern, and re.Scanner, which is not documented but known.
import re

scanner = re.compile("a|(b)").scanner("xabb", 1)
print([scanner.search() and scanner.pattern.pattern for _ in range(5)])
scanner = re.compile("a|b").scanner("abxb")
print([m and m.span() for m in (scanner.match(), scanner.match(), scanner.match(), scanner.match())])
words = re.Scanner([(r"\d+", lambda s, token: int(token)), (r"[a-z]+", lambda s, token: token.upper()), (r"\s+", None), (r"[+*]", lambda s, token: (s.match.start(), token))])
print(words.scan("12 + ab*3 ? 5"))
print(words.scan(""))

# A count given by position is warned of, in sub, subn and split.
# covers: re.sub, re.subn, re.split
import re

print(re.sub("a", "b", "aaa", 1))
print(re.subn("a", "b", "aaa", 2, re.I))
print(re.split(",", "a,b,c", 1))
print(re.sub("a", "b", "aaa", count=1), re.split(",", "a,b,c", maxsplit=1), re.sub("A", "b", "aaa", flags=re.I))
print(re.compile("a").sub("b", "aaa", 1))

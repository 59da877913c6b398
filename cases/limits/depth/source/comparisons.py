# expect: differ one block of code holds at most sixty thousand values at once
# limits: time=10s memory=128M output=64K
# A hundred thousand comparisons.
eval('1' + '<2' * 10 ** 5)

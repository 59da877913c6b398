# expect: differ one block of code holds at most sixty thousand values at once
# limits: time=10s memory=128M output=64K
# A pattern of many alternatives.
exec('match 0:\n case ' + '1|' * 10 ** 5 + '2: pass')

# limits: time=10s memory=128M output=64K
# A comprehension of a thousand clauses.
eval('[1' + ' for x in y' * 1000 + ']', {'y': []})

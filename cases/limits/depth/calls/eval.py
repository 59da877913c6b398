# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through eval.
text = 'eval(text)'
eval(text)

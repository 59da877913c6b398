# expect: limit time
# limits: time=250ms memory=32M output=64K
# Eval inside eval.
text = '1'
while True:
    eval(eval(repr(text)))

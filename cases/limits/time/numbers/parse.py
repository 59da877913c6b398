# expect: limit time
# limits: time=250ms memory=32M output=64K
# Reading the longest allowed number.
text = '7' * 4300
while True:
    int(text)

# expect: limit time
# limits: time=500ms memory=1G output=64K
# A class with very many below it, changed again and again: each change has to be told to all.
class Top:
    pass


below = [type("Below", (Top,), {}) for _ in range(20_000)]
turn = 0
while True:
    turn += 1
    Top.value = turn
    if turn % 2:
        Top.other = turn
    else:
        del Top.other

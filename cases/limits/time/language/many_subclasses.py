# expect: limit time
# limits: time=250ms memory=1G output=64K
# A class with very many below it, changed again and again: each change has to be told to all.
class Top:
    pass


below = [type("Below", (Top,), {}) for _ in range(5_000)]
turn = 0
while True:
    turn += 1
    Top.value = turn
    for cls in below[:10]:
        cls.value
    del Top.value

# Chains of comparisons: short circuits, mixed operators, single evaluation.
def say(value):
    print("say", value)
    return value


class Odd:
    def __lt__(self, other):
        return []

    def __gt__(self, other):
        return "truthy"

    def __eq__(self, other):
        return 5

    def __ne__(self, other):
        return None

    def __contains__(self, item):
        return "yes"

    def __bool__(self):
        raise ValueError("never asked")


o = Odd()
print(say(1) < say(2) < say(3))
print(say(3) < say(2) < say(1))
print(1 < 2 > 1 != 3 in [3] is not None)
print(o < 1, o > 1, o == 1, o != 1, 1 in o, 1 not in o)
print(o < 1 < 2, o > 1 > 0, 1 < o, o == o == 5)
print((1 < 2) < 3, 1 < (2 < 3), not 1 < 2, not (1 < 2) == False)
print(1 == 1 == True, 1 in [1] == True, (1 in [1]) == True, "a" in "ab" in ["ab"])
print(None is None is not True, [] is not [] is not [])
try:
    print(1 < 2 < "a")
except TypeError as error:
    print(error)
print(1 > 2 < "a")
print([x for x in range(5) if 1 < x < 4 != 3])

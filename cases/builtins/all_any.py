# all and any stop early, and accept any iterable.
def loud(items):
    for x in items:
        print("see", x, end=" ")
        yield x


print(all(loud([1, 0, 2])), any(loud([0, 3, 4])), all(loud([])), any(loud([])))
print(all("abc"), any(""), any({0: 1}), all({1: 0}), any([[], ()]), all([[0]]), any(map(str.isdigit, "a1")))


class Bad:
    def __bool__(self):
        raise ValueError("no truth")


for f, v in ((any, [0, Bad()]), (all, [1, Bad()]), (any, 5), (all, None)):
    try:
        f(v)
    except (ValueError, TypeError) as e:
        print(e)
print(any([1, Bad()]), all([0, Bad()]))

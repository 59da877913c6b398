# list() and tuple() from every iterable, copies and errors.
a = [1, [2]]
b = list(a)
b[1].append(3)
b.append(4)
print(
    a,
    b,
    list("añ"),
    list({"k": 1}),
    list(range(3)),
    list(b"ab"),
    list(()),
    list(x for x in "q"),
    list({1: 2}.items()),
    list(map(abs, [-1])),
    list(""),
)
t = (1, 2)
print(
    tuple(t) is t,
    tuple([1]),
    tuple("ab"),
    tuple(),
    tuple({1}),
    tuple(i for i in range(2)),
    list(list([1])) == [1],
    [] is [],
    list((1, 2)) == [1, 2],
    (1,) == [1],
)
for f in (
    lambda: list(5),
    lambda: tuple(None),
    lambda: list(1, 2),
    lambda: list(x=1),
    lambda: tuple(iterable=[1]),
    lambda: list(int),
):
    try:
        print(f())
    except TypeError as e:
        print(e)


class G:
    def __iter__(self):
        yield from (1, 2)

    def __len__(self):
        raise ValueError("len is only a hint")


try:
    print(list(G()))
except ValueError as e:
    print(e)


class H:
    def __init__(self):
        self.n = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.n += 1
        if self.n > 3:
            raise StopIteration
        return self.n

    def __length_hint__(self):
        return 100


print(list(H()), tuple(H()), [*H()])

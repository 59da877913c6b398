# Where all keys are of one class its __lt__ is asked first, and again with its counterpart when it does not know.
# covers: list.sort, sorted


class Unsure:
    def __init__(self, number):
        self.number = number

    def __lt__(self, other):
        print(self.number, "<", other.number, end="; ")
        return NotImplemented

    def __gt__(self, other):
        print(self.number, ">", other.number, end="; ")
        return self.number > other.number


class Other(Unsure):
    pass


for kinds in ([Unsure, Unsure, Unsure], [Unsure, Other, Unsure]):
    things = [kind(number) for kind, number in zip(kinds, (2, 1, 3))]
    print([thing.number for thing in sorted(things)])
    print([number for number, _ in sorted(enumerate(things), key=lambda pair: pair[1])])


class Sure(Unsure):
    def __lt__(self, other):
        print(self.number, "<", other.number, end="; ")
        return self.number < other.number


print([thing.number for thing in sorted(map(Sure, (2, 1)))])

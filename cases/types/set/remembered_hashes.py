# Sets and dicts remember the hashes of what is in them: who takes members over from one asks nobody again.
# covers: set.update, set.intersection, set.difference, set.issuperset, set.isdisjoint
# covers: frozenset, dict.update, dict.fromkeys


class Key:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        print("hash of", self.number, end="; ")
        return self.number

    def __eq__(self, other):
        print(self.number, "=", other.number, end="; ")
        return self.number == other.number


class Table(dict):
    pass


one, two, three = Key(1), Key(2), Key(3)
table = {one: "a", two: "b"}
members = {two, three}
other = {Key(2)}
print()

for name, action in [
    ("set(dict)", lambda: set(table)),
    ("frozenset(dict)", lambda: frozenset(table)),
    ("set(subclass of dict)", lambda: set(Table(table))),
    ("update", lambda: {one}.update(table)),
    ("union", lambda: members.union(table)),
    ("difference", lambda: members.difference(table)),
    ("difference of a set", lambda: members - {one}),
    ("symmetric_difference", lambda: members.symmetric_difference(table)),
    ("intersection of a dict", lambda: members.intersection(table)),
    ("isdisjoint of a set", lambda: members.isdisjoint(other)),
    ("isdisjoint of a dict", lambda: members.isdisjoint(table)),
    ("issuperset of a set", lambda: members.issuperset(other)),
    ("issubset of a set", lambda: other.issubset(members)),
    ("dict(dict)", lambda: dict(table)),
    ("update of a dict", lambda: {}.update(table)),
    ("dict | dict", lambda: table | table),
    ("{**dict}", lambda: {**table}),
    ("fromkeys(dict)", lambda: dict.fromkeys(table)),
    ("fromkeys(set)", lambda: dict.fromkeys(members)),
    ("fromkeys(list)", lambda: dict.fromkeys([one])),
    ("dict == dict", lambda: table == {one: "a", two: "b"}),
    ("keys & set", lambda: {one: 1}.keys() & members),
]:
    print(name, end=": ")
    outcome = action()
    print(len(outcome) if isinstance(outcome, (set, frozenset, dict)) else outcome)

result = len(table)

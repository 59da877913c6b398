# A set is looked up by its own hash where its class has one, and as a frozenset otherwise.
# covers: set.remove, set.discard, frozenset.copy, frozenset.intersection


class Hashed(set):
    def __hash__(self):
        return 5


class Angry(set):
    def __hash__(self):
        raise ValueError("no hash today")


hashed = Hashed([1])
holder = {hashed, frozenset([2])}
print(hashed in holder, {2} in holder, {1} in holder, Hashed([1]) in holder)
holder.discard(hashed)
print(holder)
holder.remove({2})
print(holder)
for action in (lambda: Angry() in {1}, lambda: {1}.remove(Angry()), lambda: {1}.discard({3}), lambda: {1}.remove({3})):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)

# Operations with nothing give a new set; only copy() of a frozenset is the frozenset itself.
frozen = frozenset([1, 2])
print(frozen.copy() is frozen, frozen.union() is frozen, frozen.intersection() is frozen, frozen.difference() is frozen)
print(frozen & frozen == frozen, (frozen & frozen) is frozen, frozen - frozen, frozen ^ frozen)

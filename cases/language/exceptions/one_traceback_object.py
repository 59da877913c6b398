# A traceback is one object however often it is asked for, and grows at its outer end only.
import sys


def fail():
    raise KeyError("k")


try:
    fail()
except KeyError as error:
    kept = error
    print(error.__traceback__ is error.__traceback__, sys.exc_info()[2] is error.__traceback__)
first = kept.__traceback__
print(first.tb_next is first.tb_next, first.tb_next.tb_next, first.tb_lineno, first.tb_next.tb_lineno)
try:
    raise kept
except KeyError as error:
    print(error.__traceback__ is first, error.__traceback__.tb_next is first)
try:
    raise IndexError().with_traceback(first)
except IndexError as error:
    print(error.__traceback__ is first, error.__traceback__.tb_next is first)
kept.__traceback__ = None
print(kept.__traceback__)
kept.__traceback__ = first.tb_next
print(kept.__traceback__ is first.tb_next)
for wrong in (5, "tb"):
    try:
        kept.__traceback__ = wrong
    except TypeError as error:
        print(error)
group = ExceptionGroup("g", [ValueError(1), TypeError(2), ExceptionGroup("inner", [ValueError(3)])])
group.add_note("n")
try:
    raise group
except* ValueError as part:
    print(part.__traceback__ is group.__traceback__, part.__notes__)
except* TypeError as part:
    print(part.__traceback__ is group.__traceback__)
matching, rest = group.split(ValueError)
print(matching.__traceback__ is group.__traceback__, rest.__traceback__ is group.__traceback__)
group.__notes__ = 5
print(hasattr(group.subgroup(ValueError), "__notes__"))


class Refusing(ExceptionGroup):
    def derive(self, members):
        return "not a group"


try:
    Refusing("r", [ValueError(), TypeError()]).split(ValueError)
except TypeError as error:
    print(error)


class Unmade(BaseException):
    def __new__(*args):
        return None


for cause in (Unmade, 5, "text"):
    try:
        raise IndexError from cause
    except TypeError as error:
        print(error)

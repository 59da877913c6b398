# Names of functions and methods of built-in classes: what is bound goes by what it is bound to, all else by its home.
import collections


class Plain:
    def method(self):
        pass


class Lines(list):
    pass


def shown(one):
    return [getattr(one, name, "none") for name in ("__name__", "__qualname__", "__module__")]


for one in [
    Plain().__repr__, Plain().__init__, Plain().__reduce__, Plain().__format__, [].append, [].__len__, Lines().append,
    Lines().__len__, Lines().__repr__, (5).__add__, {}.__getitem__, {}.keys, {}.fromkeys, len, print, int.from_bytes,
    True.from_bytes, Lines.append, Lines.__len__, Plain.__init__, type.mro, Plain.mro, super(Lines, Lines()).append,
    super(Lines, Lines()).__len__, "".join, str.join, str.maketrans, object.__new__, Plain.__new__, Lines.__new__,
    (i for i in ()).send, collections.OrderedDict().move_to_end, Lines.__class_getitem__, Plain.__init_subclass__,
    collections.deque().append, iter([]).__next__, shown.__call__, shown.__get__, len.__call__, property().getter,
    Exception().with_traceback, Exception.with_traceback, memoryview(b"").tobytes, (1.5).hex, 1j.conjugate, set().add,
    int.__add__, int.real.__get__, Plain.__dict__.get, dict.__dict__["fromkeys"], Plain().method, Plain.method,
]:
    print(type(one).__name__, shown(one), type(getattr(one, "__self__", None)).__name__)
for make in [
    lambda: Plain().method.__format__(), lambda: [].append.__format__(x=1), lambda: len.__format__(1, 2), lambda: (5).__format__(),
    lambda: Plain().method.__reduce_ex__(), lambda: Plain().method.__dir__(1), lambda: Lines().append(), lambda: Lines.append(),
    lambda: [].append.__reduce_ex__(x=1), lambda: super(Lines, Lines()).append(1, 2),
]:
    try:
        make()
    except TypeError as error:
        print(error)

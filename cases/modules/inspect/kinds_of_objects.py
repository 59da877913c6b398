# covers: inspect.ismodule, inspect.isclass, inspect.ismethod, inspect.isfunction, inspect.isbuiltin
# covers: inspect.isroutine, inspect.ismethodwrapper, inspect.ismethoddescriptor, inspect.isdatadescriptor
# covers: inspect.ismemberdescriptor, inspect.isgetsetdescriptor, inspect.iscode, inspect.isframe
# covers: inspect.istraceback, inspect.isgenerator, inspect.isgeneratorfunction, inspect.iscoroutine
# covers: inspect.iscoroutinefunction, inspect.isawaitable, inspect.isasyncgen, inspect.isasyncgenfunction
# covers: inspect.isabstract, inspect.markcoroutinefunction
# Which question is answered with True by what.
import abc
import functools
import inspect
import sys


class C:
    __slots__ = ("slot",)

    def method(self): ...

    @classmethod
    def cls(cls): ...

    @staticmethod
    def stat(): ...

    @property
    def prop(self): ...

    def gen(self):
        yield

    async def coro(self): ...

    async def agen(self):
        yield


class Data:
    def __get__(self, o, t): ...

    def __set__(self, o, v): ...


class Base(abc.ABC):
    @abc.abstractmethod
    def f(self): ...


coroutine, agen = C().coro(), C().agen()
try:
    1 / 0
except ZeroDivisionError as error:
    trace = error.__traceback__
things = {"module": sys, "class": C, "function": C.method, "bound": C().method, "classmethod": C.cls, "static": C.stat, "raw static": vars(C)["stat"], "raw class": vars(C)["cls"],
          "property": C.prop, "slot": C.slot, "builtin": len, "str method": str.join, "bound str": "".join, "wrapper": (1).__add__, "slot wrapper": int.__add__, "getset": type.__dict__["__dict__"], "type": int,
          "gen function": C.gen, "gen": C().gen(), "coro function": C.coro, "coro": coroutine, "agen function": C.agen, "agen": agen, "lambda": lambda: 0, "partial": functools.partial(C.gen, 1), "partial coro": functools.partial(C.coro, 1),
          "data": Data(), "abstract": Base, "traceback": trace, "int": 5, "alias": list[int], "cached": functools.lru_cache(len)}
questions = [name for name in dir(inspect) if name.startswith("is") and name not in ("iskeyword",)]
for question in questions:
    asked = getattr(inspect, question)
    yes = []
    for name, thing in things.items():
        if asked(thing):
            yes.append(name)
    print(question, yes)
coroutine.close()
marked = inspect.markcoroutinefunction(lambda: 0)
print(inspect.iscoroutinefunction(marked), inspect.iscoroutinefunction(lambda: 0))
try:
    inspect.markcoroutinefunction(5)
except Exception as error:
    print(type(error).__name__, error)

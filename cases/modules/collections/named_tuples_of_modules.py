# The module of a class that a call makes is the one that calls: named tuples, types made by libraries.
# covers: collections.namedtuple
import abc
import collections
import dataclasses
import difflib
import enum
import inspect
import statistics
import types
import typing

Point = collections.namedtuple("Point", "x y")
print(Point, Point.__module__, inspect.Attribute, difflib.Match, statistics.LinearRegression, inspect.Attribute.__module__)
print(collections.namedtuple("Other", "a", module="elsewhere").__module__)
print(type("Made", (), {}).__module__, types.new_class("New").__module__, abc.ABCMeta("Abstract", (), {}).__module__)
print(enum.Enum("Kind", "A").__module__, dataclasses.make_dataclass("Data", ["a"]).__module__)
print(typing.NamedTuple("Named", [("a", int)]).__module__, typing.TypedDict("Typed", {"a": int}).__module__)
print(typing.NewType("Own", int).__module__, typing.TypeVar("T").__module__)


def make():
    return collections.namedtuple("Inner", "a"), type("Inner", (), {})


print([made.__module__ for made in make()])

# covers: types.FunctionType, types.LambdaType, types.GeneratorType, types.CoroutineType, types.AsyncGeneratorType
# covers: types.CodeType, types.MethodType, types.BuiltinFunctionType, types.BuiltinMethodType
# covers: types.WrapperDescriptorType, types.MethodWrapperType, types.MethodDescriptorType
# covers: types.ClassMethodDescriptorType, types.GetSetDescriptorType, types.MemberDescriptorType
# covers: types.TracebackType, types.NoneType, types.NotImplementedType, types.EllipsisType, types.UnionType
# covers: types.GenericAlias, types.MappingProxyType, types.ModuleType
# What each name is the type of, and which of them make objects.
import types

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class C:
    __slots__ = ("x",)

    def m(self): ...


async def coro(): ...


async def agen():
    yield


waiting = coro()
try:
    1 / 0
except ZeroDivisionError as error:
    trace = error.__traceback__
for name, thing in {"FunctionType": C.m, "LambdaType": lambda: 0, "GeneratorType": (x for x in ()), "CoroutineType": waiting, "AsyncGeneratorType": agen(), "MethodType": C().m, "BuiltinFunctionType": len, "BuiltinMethodType": [].append,
                    "WrapperDescriptorType": object.__init__, "MethodWrapperType": object().__str__, "MethodDescriptorType": str.join, "GetSetDescriptorType": type.__dict__["__dict__"],
                    "MemberDescriptorType": C.x, "TracebackType": trace, "NoneType": None, "NotImplementedType": NotImplemented, "EllipsisType": ..., "UnionType": int | str, "GenericAlias": list[int], "MappingProxyType": C.__dict__, "ModuleType": types, "CodeType": compile("1", "f", "eval")}.items():
    kind = getattr(types, name)
    print(name, type(thing) is kind, kind, kind.__module__)
waiting.close()
print(types.LambdaType is types.FunctionType, types.BuiltinMethodType is types.BuiltinFunctionType)
print(types.MethodType(len, [1, 2])(), types.NoneType(), types.EllipsisType(), types.NotImplementedType(), types.GenericAlias(dict, (str, int)), types.GenericAlias(list, int))
module = types.ModuleType("mine", "doc")
print(module, module.__name__, module.__doc__, "__spec__" in vars(module), types.ModuleType("x").__doc__)
proxy = types.MappingProxyType({"a": 1})
print(proxy, proxy["a"], len(proxy), list(proxy), proxy | {"b": 2}, proxy == {"a": 1}, proxy.get("z", 5), "a" in proxy, proxy.copy(), reversed(proxy) is not None)
for call in (lambda: types.MethodType(5, 1), lambda: types.MethodType(len), lambda: types.MethodType(len, None), lambda: types.GeneratorType(), lambda: types.BuiltinFunctionType(), lambda: types.UnionType(), lambda: types.MappingProxyType([1]), lambda: types.MappingProxyType(5),
             lambda: types.ModuleType(), lambda: types.ModuleType(5), lambda: proxy.__setitem__("x", 1), lambda: hash(proxy), lambda: types.NoneType(1), lambda: types.WrapperDescriptorType(), lambda: types.CoroutineType(), lambda: types.GetSetDescriptorType(),
             lambda: type("S", (types.NoneType,), {}), lambda: type("S", (types.FunctionType,), {}), lambda: type("S", (types.MethodType,), {}), lambda: type("S", (types.GeneratorType,), {})):
    show(call)



_NUMERIC = ("add", "sub", "mul", "matmul", "truediv", "floordiv", "mod", "lshift", "rshift", "and", "xor", "or", "pow")
_SYNC_MAGICS = {
    f"__{name}__"
    for name in (
        *("lt", "gt", "le", "ge", "eq", "ne", "getitem", "setitem", "delitem", "len", "contains", "str", "sizeof"),
        *("enter", "exit", "divmod", "rdivmod", "neg", "pos", "abs", "invert", "complex", "int", "float", "index"),
        *("round", "trunc", "floor", "ceil", "bool", "next", "fspath", "hash", "iter"),
        *_NUMERIC,
        *["i" + name for name in _NUMERIC],
        *["r" + name for name in _NUMERIC],
    )
}
_ASYNC_METHOD_MAGICS = {"__aenter__", "__aexit__", "__anext__"}
_MAGICS = _SYNC_MAGICS | _ASYNC_METHOD_MAGICS | {"__aiter__"}
# These can be set, but are not there unless they are.
_RARE_MAGICS = {
    f"__{name}__"
    for name in (
        *("get", "set", "delete", "reversed", "missing", "reduce", "reduce_ex", "getinitargs", "getnewargs"),
        *("getstate", "setstate", "getformat", "repr", "dir", "subclasses", "format", "getnewargs_ex"),
    )
}
_ALL_MAGICS = _MAGICS | _RARE_MAGICS
_UNSUPPORTED_MAGICS = {
    f"__{name}__"
    for name in (
        *("getattr", "setattr", "init", "new", "prepare", "instancecheck", "subclasscheck", "del"),
    )
}
_RESULTS = {
    **dict.fromkeys(("__lt__", "__gt__", "__le__", "__ge__"), NotImplemented),
    **{"__int__": 1, "__contains__": False, "__len__": 0, "__exit__": False, "__complex__": 1j, "__float__": 1.0},
    **{"__bool__": True, "__index__": 1, "__aexit__": False},
}
_OWN_NAMES = {"return_value", "side_effect", "called", "call_count", "call_args", "call_args_list", "mock_calls"}
_OWN_NAMES |= {"method_calls"}
_MISSPELT = ("assert", "assret", "asert", "aseert", "assrt")
_ASSERTION_WORDS = {
    *("called_with", "called_once", "called_once_with", "not_called", "any_call", "has_calls"),
}


def _is_magic(name):
    return name[:2] == "__" == name[-2:] and len(name) > 4


def _is_mock(obj):
    return issubclass(type(obj), NonCallableMock)


def _is_exception(obj):
    return isinstance(obj, BaseException) or isinstance(obj, type) and issubclass(obj, BaseException)


def _behind(obj):
    """The mock behind a function that stands for one."""
    if isinstance(obj, _types.FunctionType) and hasattr(obj, "mock"):
        return obj.mock
    return obj


def _instances_callable(cls):
    return any("__call__" in one.__dict__ for one in cls.__mro__)


def _is_async_function(obj):
    if _is_mock(obj) and not isinstance(obj, AsyncMock):
        return False
    return _inspect.iscoroutinefunction(getattr(obj, "__func__", obj))


def _adopted(parent, value, name, new_name):
    """Makes a mock a child of another, unless it is one already; true when that was done."""
    value = _behind(value)
    if not _is_mock(value):
        return False
    if value._mock_name or value._mock_new_name or value._mock_parent is not None or value._mock_new_parent is not None:
        return False
    above = parent
    while above is not None:
        if above is value:
            return False
        above = above._mock_new_parent
    if new_name:
        value._mock_new_parent = parent
        value._mock_new_name = new_name
    if name:
        value._mock_parent = parent
        value._mock_name = name
    return True


class _Magic:
    """A special method of a mock, made when it is first asked for."""

    def __init__(self, name):
        self.name = name

    def __get__(self, obj, cls=None):
        if obj is None:
            return self
        name = self.name
        made = obj._get_child_mock(name=name, _new_name=name, _new_parent=obj)
        setattr(obj, name, made)
        _give_result(obj, made, name)
        return made


def _give_result(mock, method, name):
    if name in _RESULTS:
        method.return_value = _RESULTS[name]
    elif name in ("__hash__", "__str__", "__sizeof__"):
        method.return_value = getattr(object, name)(mock)
    elif name == "__fspath__":
        method.return_value = f"{type(mock).__name__}/{mock._extract_mock_name()}/{id(mock)}"
    elif name == "__eq__":

        def equal(other):
            result = method._mock_return_value
            if result is not DEFAULT:
                return result
            return True if mock is other else NotImplemented

        method.side_effect = equal
    elif name == "__ne__":

        def unequal(other):
            if method._mock_return_value is not DEFAULT:
                return DEFAULT
            return False if mock is other else NotImplemented

        method.side_effect = unequal
    elif name == "__iter__":

        def iterate():
            result = method._mock_return_value
            return iter([]) if result is DEFAULT else iter(result)

        method.side_effect = iterate
    elif name == "__aiter__":

        def iterate_later():
            result = method._mock_return_value
            return _AsyncIterator(iter([] if result is DEFAULT else result))

        method.side_effect = iterate_later


class _AsyncIterator:
    def __init__(self, iterator):
        self.iterator = iterator

    async def __anext__(self):
        try:
            return next(self.iterator)
        except StopIteration:
            raise StopAsyncIteration from None

    def __aiter__(self):
        return self


_magic_descriptors = {name: _Magic(name) for name in _MAGICS}


def _shared(name):
    """An attribute that a function which stands for the mock has in its place."""
    own = "_mock_" + name

    def get(self):
        delegate = self._mock_delegate
        return getattr(self, own) if delegate is None else getattr(delegate, name)

    def set(self, value):
        delegate = self._mock_delegate
        if delegate is None:
            self.__dict__[own] = value
        else:
            setattr(delegate, name, value)

    return property(get, set)


def _usable_effect(value):
    if value is not None and not _is_exception(value) and not callable(value):
        try:
            return iter(value)
        except TypeError:
            pass
    return value


class NonCallableMock:
    """Accepts everything and remembers it, but cannot be called."""

    __module__ = "unittest.mock"

    def __new__(cls, spec=None, *args, **kw):
        # Each mock has a class of its own: special methods are looked up there.
        namespace = {"__doc__": cls.__doc__, "__module__": cls.__module__}
        bases = (cls,)
        spec = kw.get("spec_set", spec)
        if spec is not None and _is_async_function(spec) and not issubclass(cls, AsyncMockMixin):
            bases = (AsyncMockMixin, cls)
        return object.__new__(type(cls.__name__, bases, namespace))

    def __init__(
        self, spec=None, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None, _new_name="",
        _new_parent=None, _spec_as_instance=False, _eat_self=None, unsafe=False, **kwargs,
    ):
        state = self.__dict__
        state["_mock_parent"] = parent
        state["_mock_name"] = name
        state["_mock_new_name"] = _new_name
        state["_mock_new_parent"] = parent if _new_parent is None else _new_parent
        state["_mock_sealed"] = False
        given = spec if spec_set is None else spec_set
        eat_self = parent is not None if _eat_self is None else _eat_self
        self._mock_add_spec(given, spec_set is not None, _spec_as_instance, eat_self)
        state["_mock_children"] = {}
        state["_mock_wraps"] = wraps
        state["_mock_delegate"] = None
        state["_mock_called"] = False
        state["_mock_call_args"] = None
        state["_mock_call_count"] = 0
        for calls in ("call_args_list", "mock_calls"):
            state["_mock_" + calls] = _CallList()
        state["method_calls"] = _CallList()
        state["_mock_unsafe"] = unsafe
        state.setdefault("_mock_return_value", DEFAULT)
        state.setdefault("_mock_side_effect", None)
        self._set_magics()
        if kwargs:
            self.configure_mock(**kwargs)

    called = _shared("called")
    call_count = _shared("call_count")
    call_args = _shared("call_args")
    call_args_list = _shared("call_args_list")
    mock_calls = _shared("mock_calls")

    def _set_magics(self):
        pass

    @property
    def return_value(self):
        """What calls give: another mock unless something was set."""
        delegate = self._mock_delegate
        value = self._mock_return_value if delegate is None else delegate.return_value
        if value is DEFAULT and self._mock_wraps is None:
            value = self._get_child_mock(_new_parent=self, _new_name="()")
            self.return_value = value
        return value

    @return_value.setter
    def return_value(self, value):
        if self._mock_delegate is not None:
            self._mock_delegate.return_value = value
        else:
            self.__dict__["_mock_return_value"] = value
            _adopted(self, value, None, "()")

    @property
    def side_effect(self):
        """A function called by calls, an exception they raise, or the results of one after another."""
        delegate = self._mock_delegate
        if delegate is None:
            return self._mock_side_effect
        delegate.side_effect = _usable_effect(delegate.side_effect)
        return delegate.side_effect

    @side_effect.setter
    def side_effect(self, value):
        value = _usable_effect(value)
        if self._mock_delegate is None:
            self.__dict__["_mock_side_effect"] = value
        else:
            self._mock_delegate.side_effect = value

    @property
    def __class__(self):
        return type(self) if self._spec_class is None else self._spec_class

    def attach_mock(self, mock, attribute):
        """Make a mock an attribute of this one; its calls are noted here from now on."""
        inner = _behind(mock)
        inner._mock_parent = None
        inner._mock_new_parent = None
        inner._mock_name = ""
        inner._mock_new_name = None
        setattr(self, attribute, mock)

    def mock_add_spec(self, spec, spec_set=False):
        """Have no attributes but those of a model."""
        self._mock_add_spec(spec, spec_set)
        self._set_magics()

    def _mock_add_spec(self, spec, spec_set, _spec_as_instance=False, _eat_self=False):
        if _is_mock(spec):
            raise InvalidSpecError(f"Cannot spec a Mock object. [object={spec!r}]")
        state = self.__dict__
        model = signature = names = None
        asyncs = []
        if spec is not None:
            names = spec if isinstance(spec, (list, tuple)) else dir(spec)
            if not isinstance(spec, (list, tuple)):
                model = spec if isinstance(spec, type) else type(spec)
                signature = _signature_of(spec, _spec_as_instance, _eat_self)
                for name in names:
                    if not _is_magic(name) or name in _ASYNC_METHOD_MAGICS:
                        found = _inspect.getattr_static(spec, name, None)
                        if _is_async_function(getattr(found, "__func__", found)):
                            asyncs.append(name)
        state["_spec_class"] = model
        state["_spec_set"] = names if spec_set else None
        state["_spec_signature"] = signature
        state["_mock_methods"] = names
        state["_spec_asyncs"] = asyncs

    def reset_mock(self, visited=None, *, return_value=False, side_effect=False):
        """Forget all calls."""
        visited = [] if visited is None else visited
        if id(self) in visited:
            return
        visited.append(id(self))
        self.called = False
        self.call_args = None
        self.call_count = 0
        self.mock_calls = _CallList()
        self.call_args_list = _CallList()
        self.method_calls = _CallList()
        if return_value:
            self.__dict__["_mock_return_value"] = DEFAULT
        if side_effect:
            self.__dict__["_mock_side_effect"] = None
        for child in self._mock_children.values():
            if child is not _deleted and not isinstance(child, _SpecState):
                child.reset_mock(visited, return_value=return_value, side_effect=side_effect)
        result = self._mock_return_value
        if _is_mock(result) and result is not self:
            result.reset_mock(visited)

    def configure_mock(self, /, **kwargs):
        """Set attributes; a dot leads to attributes of attributes."""
        for path, value in sorted(kwargs.items(), key=lambda item: item[0].count(".")):
            *above, last = path.split(".")
            obj = self
            for name in above:
                obj = getattr(obj, name)
            setattr(obj, last, value)

    def __getattr__(self, name):
        if name in ("_mock_methods", "_mock_unsafe", "_spec_class", "_mock_delegate"):
            raise AttributeError(name)
        methods = self._mock_methods
        if methods is not None:
            if name not in methods or name in _ALL_MAGICS:
                raise AttributeError(f"Mock object has no attribute {name!r}")
        elif _is_magic(name):
            raise AttributeError(name)
        if not self._mock_unsafe and (not methods or name not in methods):
            if name.startswith(_MISSPELT) or name in _ASSERTION_WORDS:
                words = f"Use a spec for the mock if {name!r} is meant to be an attribute."
                raise AttributeError(f"{name!r} is not a valid assertion. {words}")
        child = self._mock_children.get(name)
        if child is _deleted:
            raise AttributeError(name)
        if child is None:
            wraps = None if self._mock_wraps is None else getattr(self._mock_wraps, name)
            child = self._get_child_mock(parent=self, name=name, wraps=wraps, _new_name=name, _new_parent=self)
            self._mock_children[name] = child
        elif isinstance(child, _SpecState):
            child = self._mock_children[name] = child.made()
        return child

    def _extract_mock_name(self):
        names = [self._mock_new_name]
        above, last = self._mock_new_parent, self
        dot = "" if names == ["()"] else "."
        while above is not None:
            last = above
            names.append((above._mock_new_name or "") + dot)
            dot = "" if above._mock_new_name == "()" else "."
            above = above._mock_new_parent
        names.reverse()
        first = last._mock_name or "mock"
        if len(names) > 1 and names[1] not in ("()", "()."):
            first += "."
        return "".join([first, *names[1:]])

    def __repr__(self):
        name = self._extract_mock_name()
        shown = "" if name in ("mock", "mock.") else f" name={name!r}"
        if self._spec_class is not None:
            shown += f" spec{'_set' if self._spec_set else ''}={self._spec_class.__name__!r}"
        return f"<{type(self).__name__}{shown} id='{id(self)}'>"

    def __dir__(self):
        if not FILTER_DIR:
            return object.__dir__(self)
        children = [name for name, child in self._mock_children.items() if child is not _deleted]
        of_class = [name for name in dir(type(self)) if not name.startswith("_")]
        own = [name for name in self.__dict__ if not name.startswith("_") or _is_magic(name)]
        return sorted({*(self._mock_methods or []), *of_class, *own, *children})

    def __setattr__(self, name, value):
        is_own = name in _OWN_NAMES or name.startswith(("_mock_", "_spec_"))
        if is_own or isinstance(getattr(type(self), name, None), property):
            return object.__setattr__(self, name, value)
        methods = self._mock_methods
        if self._spec_set and methods is not None and name not in methods and name not in self.__dict__:
            raise AttributeError(f"Mock object has no attribute '{name}'")
        if name in _UNSUPPORTED_MAGICS:
            raise AttributeError(f"Attempting to set unsupported magic method {name!r}.")
        if name in _ALL_MAGICS:
            if methods is not None and name not in methods:
                raise AttributeError(f"Mock object has no attribute '{name}'")
            if _is_mock(value):
                _adopted(self, value, None, name)
                setattr(type(self), name, value)
                self._mock_children[name] = value
            else:
                function = value

                def method(self, /, *args, **kw):
                    return function(self, *args, **kw)

                setattr(type(self), name, method)
                value = lambda *args, **kw: function(self, *args, **kw)
        elif _adopted(self, value, name, name):
            self._mock_children[name] = value
        if self._mock_sealed and not hasattr(self, name):
            raise AttributeError(f"Cannot set {self._extract_mock_name()}.{name}")
        return object.__setattr__(self, name, value)

    def __delattr__(self, name):
        if name in _ALL_MAGICS and name in type(self).__dict__:
            delattr(type(self), name)
            if name not in self.__dict__:
                return
        child = self._mock_children.get(name, _missing)
        if name in self.__dict__:
            object.__delattr__(self, name)
        elif child is _deleted:
            raise AttributeError(name)
        if child is not _missing:
            del self._mock_children[name]
        self._mock_children[name] = _deleted

    def _call_shown(self, args, kwargs):
        return _call_as_text(self._mock_name or "mock", args, kwargs)

    def _matcher(self, made):
        """A call with its arguments where the model's signature puts them, or the error that it is."""
        if isinstance(made, tuple) and len(made) > 2:
            signature = self._signature_of_name(made[0])
        else:
            signature = self._spec_signature
        if signature is None:
            return made
        name = made[0] if len(made) == 3 else ""
        args, kwargs = made[-2:]
        try:
            bound = signature.bind(*args, **kwargs)
        except TypeError as error:
            return error.with_traceback(None)
        return _Call((name, bound.args, bound.kwargs))

    def _signature_of_name(self, name):
        if not name:
            return self._spec_signature
        signature = None
        children = self._mock_children
        for part in name.replace("()", "").split("."):
            child = children.get(part)
            if child is None or isinstance(child, _SpecState):
                break
            child = _behind(child)
            children = child._mock_children
            signature = child._spec_signature
        return signature

    def _calls_shown(self):
        return f"\nCalls: {_shown(self.mock_calls)}." if self.mock_calls else ""

    def assert_not_called(self):
        """It was never called."""
        if self.call_count != 0:
            name = self._mock_name or "mock"
            raise AssertionError(
                f"Expected '{name}' to not have been called. Called {self.call_count} times.{self._calls_shown()}"
            )

    def assert_called(self):
        """It was called."""
        if self.call_count == 0:
            raise AssertionError(f"Expected '{self._mock_name or 'mock'}' to have been called.")

    def assert_called_once(self):
        """It was called once."""
        if self.call_count != 1:
            name = self._mock_name or "mock"
            raise AssertionError(
                f"Expected '{name}' to have been called once. Called {self.call_count} times.{self._calls_shown()}"
            )

    def assert_called_with(self, /, *args, **kwargs):
        """The last call had these arguments."""
        if self.call_args is None:
            expected = self._call_shown(args, kwargs)
            raise AssertionError(f"expected call not found.\nExpected: {expected}\n  Actual: not called.")
        expected = self._matcher(_Call((args, kwargs), two=True))
        if self._matcher(self.call_args) != expected:
            cause = expected if isinstance(expected, Exception) else None
            raise AssertionError(self._not_found("call", args, kwargs, self.call_args)) from cause

    def _not_found(self, what, args, kwargs, actual):
        expected, actual = self._call_shown(args, kwargs), self._call_shown(*actual)
        return f"expected {what} not found.\nExpected: {expected}\n  Actual: {actual}"

    def assert_called_once_with(self, /, *args, **kwargs):
        """It was called once, with these arguments."""
        if self.call_count != 1:
            name = self._mock_name or "mock"
            raise AssertionError(
                f"Expected '{name}' to be called once. Called {self.call_count} times.{self._calls_shown()}"
            )
        return self.assert_called_with(*args, **kwargs)

    def assert_has_calls(self, calls, any_order=False):
        """These calls were made, one after another unless any order will do."""
        self._assert_has(calls, any_order, self.mock_calls, "Calls", "call")

    def _assert_has(self, wanted, any_order, made, title, word):
        expected = [self._matcher(one) for one in wanted]
        cause = next((one for one in expected if isinstance(one, Exception)), None)
        known = _CallList([self._matcher(one) for one in made])
        if not any_order:
            if expected in known:
                return
            if cause is None:
                problem = f"{title} not found."
            else:
                errors = [one if isinstance(one, Exception) else None for one in expected]
                problem = f"Error processing expected {title.lower()}.\nErrors: {errors}"
            if title == "Calls":
                actual = f"\n  Actual: {_shown(made)}" if made else ""
            else:
                actual = f"\nActual: {made}"
            raise AssertionError(f"{problem}\nExpected: {_CallList(wanted)}{actual}") from cause
        known = list(known)
        missing = []
        for one in expected:
            try:
                known.remove(one)
            except ValueError:
                missing.append(one)
        if missing:
            name = self._mock_name or "mock"
            raise AssertionError(
                f"{name!r} does not contain all of {tuple(missing)!r} in its {word} list, found {known!r} instead"
            ) from cause

    def assert_any_call(self, /, *args, **kwargs):
        """Some call had these arguments."""
        self._assert_any(args, kwargs, self.call_args_list, "call")

    def _assert_any(self, args, kwargs, made, word):
        expected = self._matcher(_Call((args, kwargs), two=True))
        cause = expected if isinstance(expected, Exception) else None
        if cause is not None or expected not in [self._matcher(one) for one in made]:
            raise AssertionError(f"{self._call_shown(args, kwargs)} {word} not found") from cause

    def _get_child_mock(self, /, **kw):
        new_name = kw.get("_new_name")
        if self._mock_sealed:
            part = f".{kw['name']}" if "name" in kw else "()"
            raise AttributeError(self._extract_mock_name() + part)
        if new_name in self._spec_asyncs:
            return AsyncMock(**kw)
        cls = type(self)
        if issubclass(cls, MagicMock) and new_name in _ASYNC_METHOD_MAGICS:
            made = AsyncMock
        elif issubclass(cls, AsyncMockMixin):
            of_model = self._mock_methods and new_name in self._mock_methods
            made = MagicMock if new_name in _SYNC_MAGICS or new_name == "__aiter__" or of_model else AsyncMock
        elif not issubclass(cls, CallableMixin):
            made = MagicMock if issubclass(cls, NonCallableMagicMock) else Mock
        else:
            made = cls.__mro__[1]
        return made(**kw)


def _shown(obj):
    try:
        return repr(obj)
    except Exception:
        return object.__repr__(obj)


class CallableMixin(NonCallableMock):
    """The part of a mock that can be called."""

    __module__ = "unittest.mock"

    def __init__(
        self, spec=None, side_effect=None, return_value=DEFAULT, wraps=None, name=None, spec_set=None, parent=None,
        _spec_state=None, _new_name="", _new_parent=None, **kwargs,
    ):
        self.__dict__["_mock_return_value"] = return_value
        super().__init__(spec, wraps, name, spec_set, parent, _spec_state, _new_name, _new_parent, **kwargs)
        if return_value is not DEFAULT:
            _adopted(self, return_value, None, "()")
        self.side_effect = side_effect

    def __call__(self, /, *args, **kwargs):
        self._check_signature(args, kwargs)
        self._note_call(args, kwargs)
        return self._result_of_call(args, kwargs)

    def _check_signature(self, args, kwargs):
        signature = self.__dict__.get("_checked_signature")
        if signature is not None:
            signature.bind(*args, **kwargs)

    def _note_call(self, args, kwargs):
        self.called = True
        self.call_count += 1
        made = _Call((args, kwargs), two=True)
        self.call_args = made
        self.call_args_list.append(made)
        as_method = self._mock_parent is not None
        method_name = self._mock_name
        name = self._mock_new_name
        is_call = name == "()"
        self.mock_calls.append(_Call(("", args, kwargs)))
        above = self._mock_new_parent
        while above is not None:
            if as_method:
                above.method_calls.append(_Call((method_name, args, kwargs)))
                as_method = above._mock_parent is not None
                if as_method:
                    method_name = f"{above._mock_name}.{method_name}"
            above.mock_calls.append(_Call((name, args, kwargs)))
            if above._mock_new_name:
                name = above._mock_new_name + ("" if is_call else ".") + name
                is_call = above._mock_new_name == "()"
            above = above._mock_new_parent

    def _result_of_call(self, args, kwargs):
        effect = self.side_effect
        if effect is not None:
            if _is_exception(effect):
                raise effect
            if callable(effect):
                result = effect(*args, **kwargs)
            else:
                result = next(effect)
                if _is_exception(result):
                    raise result
            if result is not DEFAULT:
                return result
        if self._mock_return_value is not DEFAULT:
            return self.return_value
        delegate = self._mock_delegate
        if delegate is not None and delegate.return_value is not DEFAULT:
            return delegate.return_value
        if self._mock_wraps is not None:
            return self._mock_wraps(*args, **kwargs)
        return self.return_value


class Mock(CallableMixin, NonCallableMock):
    """Accepts everything and remembers it."""

    __module__ = "unittest.mock"


class MagicMixin:
    """The part of a mock that has special methods."""

    __module__ = "unittest.mock"

    def _set_magics(self):
        cls = type(self)
        methods = self._mock_methods
        for name, descriptor in _magic_descriptors.items():
            if methods is None or name in methods:
                if name not in cls.__dict__:
                    setattr(cls, name, descriptor)
            elif isinstance(cls.__dict__.get(name), _Magic):
                delattr(cls, name)


class NonCallableMagicMock(MagicMixin, NonCallableMock):
    """A mock with special methods that cannot be called."""

    __module__ = "unittest.mock"


class MagicMock(MagicMixin, Mock):
    """A mock with special methods."""

    __module__ = "unittest.mock"


class PropertyMock(Mock):
    """A mock to be used as a property of a class."""

    __module__ = "unittest.mock"

    def _get_child_mock(self, /, **kwargs):
        return MagicMock(**kwargs)

    def __get__(self, obj, obj_type=None):
        return self()

    def __set__(self, obj, val):
        self(val)


class AsyncMockMixin:
    """The part of a mock whose calls are awaited."""

    __module__ = "unittest.mock"

    def __init__(self, /, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.__dict__["_mock_await_count"] = 0
        self.__dict__["_mock_await_args"] = None
        self.__dict__["_mock_await_args_list"] = _CallList()

    await_count = _shared("await_count")
    await_args = _shared("await_args")
    await_args_list = _shared("await_args_list")

    async def __call__(self, /, *args, **kwargs):
        self._check_signature(args, kwargs)
        self._note_call(args, kwargs)
        return await self._awaited_result(args, kwargs)

    async def _awaited_result(self, args, kwargs):
        made = _Call((args, kwargs), two=True)
        self.await_count += 1
        self.await_args = made
        self.await_args_list.append(made)
        effect = self.side_effect
        if effect is not None:
            if _is_exception(effect):
                raise effect
            if not callable(effect):
                try:
                    result = next(effect)
                except StopIteration:
                    raise StopAsyncIteration from None
                if _is_exception(result):
                    raise result
            elif _inspect.iscoroutinefunction(effect):
                result = await effect(*args, **kwargs)
            else:
                result = effect(*args, **kwargs)
            if result is not DEFAULT:
                return result
        if self._mock_return_value is not DEFAULT:
            return self.return_value
        if self._mock_wraps is not None:
            result = self._mock_wraps(*args, **kwargs)
            return await result if _inspect.iscoroutinefunction(self._mock_wraps) else result
        return self.return_value

    def assert_awaited(self):
        """It was awaited."""
        if self.await_count == 0:
            raise AssertionError(f"Expected {self._mock_name or 'mock'} to have been awaited.")

    def assert_awaited_once(self):
        """It was awaited once."""
        if self.await_count != 1:
            name = self._mock_name or "mock"
            raise AssertionError(f"Expected {name} to have been awaited once. Awaited {self.await_count} times.")

    def assert_awaited_with(self, /, *args, **kwargs):
        """The last time it was awaited with these arguments."""
        if self.await_args is None:
            raise AssertionError(f"Expected await: {self._call_shown(args, kwargs)}\nNot awaited")
        expected = self._matcher(_Call((args, kwargs), two=True))
        if self._matcher(self.await_args) != expected:
            cause = expected if isinstance(expected, Exception) else None
            raise AssertionError(self._not_found("await", args, kwargs, self.await_args)) from cause

    def assert_awaited_once_with(self, /, *args, **kwargs):
        """It was awaited once, with these arguments."""
        if self.await_count != 1:
            name = self._mock_name or "mock"
            raise AssertionError(f"Expected {name} to have been awaited once. Awaited {self.await_count} times.")
        return self.assert_awaited_with(*args, **kwargs)

    def assert_any_await(self, /, *args, **kwargs):
        """Some time it was awaited with these arguments."""
        self._assert_any(args, kwargs, self.await_args_list, "await")

    def assert_has_awaits(self, calls, any_order=False):
        """It was awaited like this, one after another unless any order will do."""
        self._assert_has(calls, any_order, self.await_args_list, "Awaits", "await")

    def assert_not_awaited(self):
        """It was never awaited."""
        if self.await_count != 0:
            name = self._mock_name or "mock"
            raise AssertionError(f"Expected {name} to not have been awaited. Awaited {self.await_count} times.")

    def reset_mock(self, /, *args, **kwargs):
        super().reset_mock(*args, **kwargs)
        self.await_count = 0
        self.await_args = None
        self.await_args_list = _CallList()


class AsyncMock(AsyncMockMixin, MagicMixin, Mock):
    """A mock whose calls are coroutines."""

    __module__ = "unittest.mock"


class ThreadingMock(MagicMixin, Mock):
    """A mock to wait for. There are no threads here, so that what has not happened will not."""

    __module__ = "unittest.mock"
    DEFAULT_TIMEOUT = None

    def __init__(self, *args, timeout=None, **kwargs):
        super().__init__(*args, **kwargs)
        self.__dict__["_mock_wait_timeout"] = timeout

    def wait_until_called(self, *, timeout=None):
        """Return once it has been called."""
        if not self.called:
            timeout = self._mock_wait_timeout if timeout is None else timeout
            raise AssertionError(f"{self._mock_name or 'mock'} was not called before timeout({timeout}).")

    def wait_until_any_call_with(self, *args, **kwargs):
        """Return once it has been called with these arguments."""
        if _Call((args, kwargs), two=True) not in self.call_args_list:
            raise AssertionError(f"{self._call_shown(args, kwargs)} call not found")


def seal(mock):
    """Let no more attributes be made, here and below."""
    mock._mock_sealed = True
    for name in dir(mock):
        try:
            found = getattr(mock, name)
        except AttributeError:
            continue
        if _is_mock(found) and not isinstance(found._mock_children.get(name), _SpecState):
            if found._mock_new_parent is mock:
                seal(found)



_TEST_PREFIX = "test"


class _patch:
    """Puts something in the place of an attribute for a while."""

    attribute_name = None
    _active_patches = []

    def __init__(
        self, getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, *, unsafe=False
    ):
        if new_callable is not None:
            if new is not DEFAULT:
                raise ValueError("Cannot use 'new' and 'new_callable' together")
            if autospec is not None:
                raise ValueError("Cannot use 'autospec' and 'new_callable' together")
        if not unsafe:
            _refuse_misspelt(kwargs)
        if _is_mock(spec):
            words = f"as the spec has already been mocked out. [spec={spec!r}]"
            raise InvalidSpecError(f"Cannot spec attr {attribute!r} {words}")
        if _is_mock(spec_set):
            words = f"as the spec_set target has already been mocked out. [spec_set={spec_set!r}]"
            raise InvalidSpecError(f"Cannot spec attr {attribute!r} {words}")
        self.getter = getter
        self.attribute = attribute
        self.new = new
        self.new_callable = new_callable
        self.spec = spec
        self.create = create
        self.has_local = False
        self.spec_set = spec_set
        self.autospec = autospec
        self.kwargs = kwargs
        self.additional_patchers = []
        self.is_started = False

    def copy(self):
        """Another one like it."""
        made = _patch(
            self.getter, self.attribute, self.new, self.spec, self.create, self.spec_set, self.autospec,
            self.new_callable, self.kwargs,
        )
        made.attribute_name = self.attribute_name
        made.additional_patchers = [one.copy() for one in self.additional_patchers]
        return made

    def __call__(self, func):
        if isinstance(func, type):
            return _decorated_class(self, func)
        return self._decorated(func)

    def _decorated(self, func):
        import functools

        if hasattr(func, "patchings"):
            func.patchings.append(self)
            return func
        if _inspect.iscoroutinefunction(func):

            @functools.wraps(func)
            async def patched(*args, **keywargs):
                with _AllPatches(patched.patchings) as given:
                    return await func(*args, *given.args, **{**keywargs, **given.keywords})

        else:

            @functools.wraps(func)
            def patched(*args, **keywargs):
                with _AllPatches(patched.patchings) as given:
                    return func(*args, *given.args, **{**keywargs, **given.keywords})

        patched.patchings = [self]
        return patched

    def get_original(self):
        """What stands there now, and whether it is the target's own."""
        name = self.attribute
        original = DEFAULT
        is_local = False
        try:
            original = self.target.__dict__[name]
            is_local = True
        except (AttributeError, KeyError):
            original = getattr(self.target, name, DEFAULT)
        if isinstance(self.target, _types.ModuleType) and original is DEFAULT:
            import builtins

            if hasattr(builtins, name):
                self.create = True
        if not self.create and original is DEFAULT:
            raise AttributeError(f"{self.target} does not have the attribute {name!r}")
        return original, is_local

    def __enter__(self):
        if self.is_started:
            raise RuntimeError("Patch is already started")
        self.target = self.getter()
        original, is_local = self.get_original()
        new = self._new_value(original)
        self.temp_original = original
        self.is_local = is_local
        self.is_started = True
        self.entered = []
        setattr(self.target, self.attribute, new)
        if self.attribute_name is None:
            return new
        found = {self.attribute_name: new} if self.new is DEFAULT else {}
        try:
            for other in self.additional_patchers:
                found.update(other.__enter__())
                self.entered.append(other)
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return found

    def _new_value(self, original):
        spec, spec_set, autospec, kwargs = self.spec, self.spec_set, self.autospec, self.kwargs
        if spec is False:
            spec = None
        if spec_set is False:
            spec_set = None
        if autospec is False:
            autospec = None
        if spec is not None and autospec is not None:
            raise TypeError("Can't specify spec and autospec")
        if (spec is not None or autospec is not None) and spec_set not in (True, None):
            raise TypeError("Can't provide explicit spec_set *and* spec or autospec")
        if self.new is DEFAULT and autospec is None:
            return self._new_mock(original, spec, spec_set, kwargs)
        if autospec is not None:
            if self.new is not DEFAULT:
                raise TypeError("autospec creates the mock for you. Can't specify autospec and new.")
            if original is DEFAULT:
                raise TypeError("Can't use 'autospec' with create=True")
            if autospec is True:
                autospec = original
            if _is_mock(self.target):
                raise InvalidSpecError(
                    f"Cannot autospec attr {self.attribute!r} as the patch target has already been mocked out. "
                    f"[target={self.target!r}, attr={autospec!r}]"
                )
            if _is_mock(autospec):
                name = getattr(self.target, "__name__", self.target)
                raise InvalidSpecError(
                    f"Cannot autospec attr {self.attribute!r} from target {name!r} as it has already been mocked out. "
                    f"[target={self.target!r}, attr={autospec!r}]"
                )
            return create_autospec(autospec, spec_set=bool(spec_set), _name=self.attribute, **kwargs)
        if kwargs:
            raise TypeError("Can't pass kwargs to a mock we aren't creating")
        return self.new

    def _new_mock(self, original, spec, spec_set, kwargs):
        inherit = False
        if spec is True:
            spec = original
            if spec_set is True:
                spec_set, spec = original, None
        elif spec is not None and spec_set is True:
            spec_set, spec = spec, None
        elif spec_set is True:
            spec_set = original
        model = spec if spec_set is None else spec_set
        if model is not None and original is DEFAULT:
            raise TypeError("Can't use 'spec' with create=True")
        if isinstance(model, type):
            inherit = True
        if self.new_callable is not None:
            cls = self.new_callable
        elif model is None and _is_async_function(original):
            cls = AsyncMock
        else:
            cls = MagicMock
            if model is not None:
                names = model if isinstance(model, (list, tuple)) else None
                can_be_called = "__call__" in names if names is not None else callable(model)
                if _is_async_function(model):
                    cls = AsyncMock
                elif not can_be_called:
                    cls = NonCallableMagicMock
        settings = {}
        if spec is not None:
            settings["spec"] = spec
        if spec_set is not None:
            settings["spec_set"] = spec_set
        if isinstance(cls, type) and issubclass(cls, NonCallableMock) and self.attribute:
            settings["name"] = self.attribute
        settings.update(kwargs)
        new = cls(**settings)
        if inherit and _is_mock(new):
            settings.pop("name", None)
            of_instance = cls if cls is not MagicMock or _instances_callable(model) else NonCallableMagicMock
            new.return_value = of_instance(_new_parent=new, _new_name="()", **{
                key: value for key, value in settings.items() if key in ("spec", "spec_set")
            })
        return new

    def __exit__(self, *exc_info):
        if not self.is_started:
            return None
        result = None
        for other in reversed(self.entered):
            result = other.__exit__(*exc_info) or result
        self.is_started = False
        if self.is_local and self.temp_original is not DEFAULT:
            setattr(self.target, self.attribute, self.temp_original)
        else:
            delattr(self.target, self.attribute)
            if not self.create and not hasattr(self.target, self.attribute):
                setattr(self.target, self.attribute, self.temp_original)
        del self.temp_original, self.is_local, self.target
        return result

    def start(self):
        """Begin; stop() ends it."""
        result = self.__enter__()
        self._active_patches.append(self)
        return result

    def stop(self):
        """End what start() began."""
        try:
            self._active_patches.remove(self)
        except ValueError:
            return None
        return self.__exit__(None, None, None)


class _AllPatches:
    """The patches of a function while it runs, and the arguments they give."""

    def __init__(self, patchings):
        self.patchings = patchings
        self.args = []
        self.keywords = {}

    def __enter__(self):
        self.entered = []
        try:
            for one in self.patchings:
                made = one.__enter__()
                self.entered.append(one)
                if getattr(one, "attribute_name", None) is not None:
                    self.keywords.update(made)
                elif getattr(one, "new", None) is DEFAULT:
                    self.args.append(made)
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, *exc_info):
        for one in reversed(self.entered):
            one.__exit__(*exc_info)


def _decorated_class(patcher, cls):
    for name in dir(cls):
        if name.startswith(patch.TEST_PREFIX):
            value = getattr(cls, name)
            if hasattr(value, "__call__"):
                setattr(cls, name, patcher.copy()(value))
    return cls


def _found(path):
    """The object of a dotted name."""
    parts = path.split(".")
    found = __import__(parts[0])
    for place, part in enumerate(parts[1:], 2):
        try:
            found = getattr(found, part)
        except AttributeError:
            __import__(".".join(parts[:place]))
            found = getattr(found, part)
    return found


def patch(
    target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *, unsafe=False,
    **kwargs,
):
    """Put something in the place of what a dotted name names: as a decorator or in a with statement."""
    try:
        above, attribute = target.rsplit(".", 1)
    except (TypeError, ValueError, AttributeError):
        raise TypeError(f"Need a valid target to patch. You supplied: {target!r}") from None
    getter = lambda: _found(above)
    return _patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, unsafe=unsafe)


def _patch_object(
    target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *,
    unsafe=False, **kwargs,
):
    """Put something in the place of an attribute of an object."""
    if type(target) is str:
        raise TypeError(f"{target!r} must be the actual object to be patched, not a str")
    getter = lambda: target
    return _patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, unsafe=unsafe)


def _patch_multiple(
    target, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs
):
    """Put something in the place of several attributes of an object."""
    getter = (lambda: _found(target)) if type(target) is str else lambda: target
    if not kwargs:
        raise ValueError("Must supply at least one keyword argument with patch.multiple")
    patchers = []
    for attribute, new in kwargs.items():
        one = _patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, {})
        one.attribute_name = attribute
        patchers.append(one)
    patchers[0].additional_patchers = patchers[1:]
    return patchers[0]


class _patch_dict:
    """Changes a dict for a while."""

    def __init__(self, in_dict, values=(), clear=False, **kwargs):
        self.in_dict = in_dict
        self.values = dict(values)
        self.values.update(kwargs)
        self.clear = clear
        self._original = None

    def copy(self):
        return _patch_dict(self.in_dict, self.values, self.clear)

    def __call__(self, f):
        import functools

        if isinstance(f, type):
            return _decorated_class(self, f)
        if _inspect.iscoroutinefunction(f):

            @functools.wraps(f)
            async def inner(*args, **kw):
                with self:
                    return await f(*args, **kw)

        else:

            @functools.wraps(f)
            def inner(*args, **kw):
                with self:
                    return f(*args, **kw)

        return inner

    def __enter__(self):
        if isinstance(self.in_dict, str):
            self.in_dict = _found(self.in_dict)
        target = self.in_dict
        try:
            self._original = target.copy()
        except AttributeError:
            self._original = {key: target[key] for key in target}
        if self.clear:
            _clear_dict(target)
        try:
            target.update(self.values)
        except AttributeError:
            for key in self.values:
                target[key] = self.values[key]
        return target

    def __exit__(self, *args):
        if self._original is not None:
            target, original, self._original = self.in_dict, self._original, None
            _clear_dict(target)
            try:
                target.update(original)
            except AttributeError:
                for key in original:
                    target[key] = original[key]
        return False

    def start(self):
        """Begin; stop() ends it."""
        result = self.__enter__()
        _patch._active_patches.append(self)
        return result

    def stop(self):
        """End what start() began."""
        try:
            _patch._active_patches.remove(self)
        except ValueError:
            return None
        return self.__exit__(None, None, None)


def _clear_dict(target):
    try:
        target.clear()
    except AttributeError:
        for key in list(target):
            del target[key]


def _patch_stopall():
    """End everything that start() began."""
    for one in reversed(_patch._active_patches[:]):
        one.stop()


patch.object = _patch_object
patch.dict = _patch_dict
patch.multiple = _patch_multiple
patch.stopall = _patch_stopall
patch.TEST_PREFIX = _TEST_PREFIX


def mock_open(mock=None, read_data=""):
    """A mock in the place of open(), whose files hold the given text or bytes."""
    if mock is None:
        mock = MagicMock(name="open", spec=open)
    handle = MagicMock(spec=_FILE_ATTRIBUTES)
    handle.__enter__.return_value = handle
    stream = _stream_of(read_data)
    state = [stream]

    def result_of(name):
        def read(*args, **kwargs):
            method = getattr(handle, name)
            if method.return_value is not None:
                return method.return_value
            return getattr(state[0], name)(*args, **kwargs)

        return read

    def lines():
        while True:
            if handle.readline.return_value is not None:
                yield handle.readline.return_value
            line = state[0].readline()
            if not line:
                return
            yield line

    handle.write.return_value = None
    for name in ("read", "readline", "readlines"):
        getattr(handle, name).return_value = None
        getattr(handle, name).side_effect = result_of(name)
    handle.__iter__.side_effect = lambda: lines()
    handle.__next__.side_effect = lambda: next(lines())
    handle.__exit__.side_effect = lambda *exc_info: handle.close()

    def reset_data(*args, **kwargs):
        state[0] = _stream_of(read_data)
        return DEFAULT

    mock.side_effect = reset_data
    mock.return_value = handle
    return mock


def _stream_of(read_data):
    import io

    return io.BytesIO(read_data) if isinstance(read_data, bytes) else io.StringIO(read_data)


_FILE_ATTRIBUTES = [
    *("__enter__", "__exit__", "__iter__", "__next__", "close", "closed", "detach", "fileno", "flush", "isatty"),
    *("mode", "name", "newlines", "read", "readable", "readline", "readlines", "seek", "seekable", "tell", "truncate"),
    *("writable", "write", "writelines", "encoding", "errors", "line_buffering", "buffer", "reconfigure"),
]

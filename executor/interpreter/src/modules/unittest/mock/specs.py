

def _signature_of(spec, as_instance, eat_self):
    """The signature of what calls of a mock stand for; None when it is not known."""
    if isinstance(spec, type) and not as_instance:
        eat_self = True
        function = spec.__init__
        if isinstance(function, type(object.__init__)):
            return None
    elif isinstance(spec, (classmethod, staticmethod)):
        if isinstance(spec, classmethod):
            eat_self = True
        function = spec.__func__
    elif isinstance(spec, (_types.FunctionType, _types.MethodType)):
        function = spec
    else:
        function = getattr(spec, "__call__", None)
        eat_self = eat_self or isinstance(spec, type)
        if function is None or not isinstance(function, (_types.FunctionType, _types.MethodType)):
            return None
    try:
        signature = _inspect.signature(function)
    except (TypeError, ValueError):
        return None
    if eat_self and not isinstance(function, _types.MethodType):
        parameters = list(signature.parameters.values())
        signature = signature.replace(parameters=parameters[1:])
    return signature


class _SpecState:
    """An attribute of a mock with a model: made when it is first asked for."""

    def __init__(self, spec, spec_set, parent, name, eat_self):
        self.spec = spec
        self.spec_set = spec_set
        self.parent = parent
        self.name = name
        self.eat_self = eat_self

    def made(self):
        try:
            return create_autospec(
                self.spec, self.spec_set, _parent=self.parent, _name=self.name, _eat_self=self.eat_self
            )
        except InvalidSpecError:
            raise InvalidSpecError(
                f"Cannot autospec attr {self.name!r} from target {self.parent._extract_mock_name()!r} as it has "
                f"already been mocked out. [target={self.parent!r}, attr={self.spec!r}]"
            ) from None


_FUNCTIONS = (_types.FunctionType, _types.MethodType, staticmethod, classmethod)


def create_autospec(
    spec, spec_set=False, instance=False, _parent=None, _name=None, *, unsafe=False, _eat_self=False, **kwargs
):
    """A mock with the attributes and the signature of a model, and so on below."""
    if isinstance(spec, (list, tuple)):
        spec = type(spec)
    is_class = isinstance(spec, type)
    if _is_mock(spec):
        raise InvalidSpecError(f"Cannot autospec a Mock object. [object={spec!r}]")
    is_async = _is_async_function(spec)
    settings = {"spec_set" if spec_set else "spec": spec} if spec is not None else {}
    if is_class and instance:
        settings["_spec_as_instance"] = True
    if not unsafe:
        _refuse_misspelt(kwargs)
    settings.update(kwargs)
    cls = MagicMock
    if isinstance(spec, property):
        settings = {}
    elif is_async:
        if instance:
            raise RuntimeError("Instance can not be True when create_autospec is mocking an async function")
        cls = AsyncMock
    elif not callable(spec) or is_class and instance and not _instances_callable(spec):
        cls = NonCallableMagicMock
    name = settings.pop("name", _name)
    new_name = "" if _parent is None else name
    mock = cls(parent=_parent, _new_parent=_parent, _new_name=new_name, name=name, unsafe=unsafe, **settings)
    signature = _signature_of(spec, instance, _eat_self)
    if isinstance(spec, _FUNCTIONS) and not is_class:
        mock.__dict__["_spec_signature"] = signature
        made = _standing_in(mock, spec, signature)
    else:
        made = mock
        if is_class and not instance:
            mock.__dict__["_checked_signature"] = mock.__dict__["_spec_signature"] = signature
        elif signature is not None:
            mock.__dict__["_checked_signature"] = signature
    if _parent is not None and not instance:
        _parent._mock_children[name] = mock
    if is_class and not instance and "return_value" not in kwargs:
        mock.return_value = create_autospec(spec, spec_set, instance=True, _name="()", _parent=mock)
    if not isinstance(spec, _FUNCTIONS):
        _add_children(mock, spec, spec_set, is_class)
    for key, value in kwargs.items():
        setattr(made, key, value)
    return made


def _add_children(mock, spec, spec_set, is_class):
    """An attribute for each of the model's."""
    for name in dir(spec):
        if _is_magic(name):
            continue
        try:
            original = getattr(spec, name)
        except AttributeError:
            continue
        # The mock of a method of a class is called without the instance.
        static = _inspect.getattr_static(spec, name, None)
        eat_self = is_class and isinstance(static, _types.FunctionType)
        mock._mock_children[name] = _SpecState(original, spec_set, mock, name, eat_self=eat_self)


def _standing_in(mock, spec, signature):
    """A function that calls the mock, with the attributes of one."""
    import functools

    original = getattr(spec, "__func__", spec)
    if _is_async_function(spec):

        async def function(*args, **kwargs):
            if signature is not None:
                signature.bind(*args, **kwargs)
            return await mock(*args, **kwargs)

    else:

        def function(*args, **kwargs):
            if signature is not None:
                signature.bind(*args, **kwargs)
            return mock(*args, **kwargs)

    for name in ("__name__", "__doc__", "__module__"):
        if hasattr(original, name):
            setattr(function, name, getattr(original, name))
    function.__qualname__ = function.__name__
    if signature is not None:
        function.__signature__ = signature
    function.mock = mock
    function.called = False
    function.call_count = 0
    function.call_args = None
    function.call_args_list = _CallList()
    function.method_calls = _CallList()
    function.mock_calls = _CallList()
    function.return_value = mock.return_value
    function.side_effect = mock.side_effect
    function._mock_children = mock._mock_children
    names = ["not_called", "called", "called_once", "called_with", "called_once_with", "has_calls", "any_call"]
    if isinstance(mock, AsyncMockMixin):
        function.await_count = 0
        function.await_args = None
        function.await_args_list = _CallList()
        names += ["awaited", "awaited_once", "awaited_with", "awaited_once_with"]
        names += ["any_await", "has_awaits", "not_awaited"]
    for name in names:
        setattr(function, "assert_" + name, getattr(mock, "assert_" + name))

    def reset_mock():
        function.method_calls = _CallList()
        mock.reset_mock()

    function.reset_mock = reset_mock
    mock._mock_delegate = function
    return function


def _refuse_misspelt(names):
    for name in ("autospect", "auto_spec", "set_spec"):
        if name in names:
            raise RuntimeError(f"{name!r} might be a typo; use unsafe=True if this is intended")

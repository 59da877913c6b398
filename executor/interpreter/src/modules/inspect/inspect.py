import builtins as _builtins
import collections as _collections
import collections.abc as _cabc
import enum as _enum
import functools as _functools
import sys as _sys
import types as _types

CO_OPTIMIZED, CO_NEWLOCALS, CO_VARARGS, CO_VARKEYWORDS, CO_NESTED, CO_GENERATOR = 1, 2, 4, 8, 16, 32
CO_NOFREE, CO_COROUTINE, CO_ITERABLE_COROUTINE, CO_ASYNC_GENERATOR = 64, 128, 256, 512
GEN_CREATED, GEN_RUNNING, GEN_SUSPENDED, GEN_CLOSED = "GEN_CREATED", "GEN_RUNNING", "GEN_SUSPENDED", "GEN_CLOSED"
CORO_CREATED, CORO_RUNNING = "CORO_CREATED", "CORO_RUNNING"
CORO_SUSPENDED, CORO_CLOSED = "CORO_SUSPENDED", "CORO_CLOSED"
AGEN_CREATED, AGEN_RUNNING = "AGEN_CREATED", "AGEN_RUNNING"
AGEN_SUSPENDED, AGEN_CLOSED = "AGEN_SUSPENDED", "AGEN_CLOSED"
TPFLAGS_IS_ABSTRACT = 1 << 20

Arguments = _collections.namedtuple("Arguments", "args, varargs, varkw")
ArgInfo = _collections.namedtuple("ArgInfo", "args varargs keywords locals")
Attribute = _collections.namedtuple("Attribute", "name kind defining_class object")
ClosureVars = _collections.namedtuple("ClosureVars", "nonlocals globals builtins unbound")
FullArgSpec = _collections.namedtuple(
    "FullArgSpec", "args, varargs, varkw, defaults, kwonlyargs, kwonlydefaults, annotations"
)
for _class in (Arguments, ArgInfo, Attribute, ClosureVars, FullArgSpec):
    _class.__module__ = "inspect"
del _class


class BufferFlags(_enum.IntFlag):
    """What may be asked of a buffer."""

    SIMPLE = 0
    WRITABLE = 1
    FORMAT = 4
    ND = 8
    STRIDES = 16 | ND
    C_CONTIGUOUS = 32 | STRIDES
    F_CONTIGUOUS = 64 | STRIDES
    ANY_CONTIGUOUS = 128 | STRIDES
    INDIRECT = 256 | STRIDES
    CONTIG = ND | WRITABLE
    CONTIG_RO = ND
    STRIDED = STRIDES | WRITABLE
    STRIDED_RO = STRIDES
    RECORDS = STRIDES | WRITABLE | FORMAT
    RECORDS_RO = STRIDES | FORMAT
    FULL = INDIRECT | WRITABLE | FORMAT
    FULL_RO = INDIRECT | FORMAT
    READ = 256
    WRITE = 512


class ClassFoundException(Exception):
    """A class was found."""


class EndOfBlock(Exception):
    """A block has ended."""


def ismodule(object):
    """Whether an object is a module."""
    return isinstance(object, _types.ModuleType)


def isclass(object):
    """Whether an object is a class."""
    return isinstance(object, type)


def ismethod(object):
    """Whether an object is a bound method."""
    return isinstance(object, _types.MethodType)


def isfunction(object):
    """Whether an object is a function written in Python."""
    return isinstance(object, _types.FunctionType)


def isbuiltin(object):
    """Whether an object is a built-in function."""
    return isinstance(object, _types.BuiltinFunctionType)


def isroutine(object):
    """Whether an object is a function or method of any kind."""
    return isbuiltin(object) or isfunction(object) or ismethod(object) or ismethoddescriptor(object) or isinstance(
        object, type(_builtins.object().__str__)
    )


def ismethodwrapper(object):
    """Whether an object is a bound special method of a built-in type."""
    return isinstance(object, _types.MethodWrapperType)


def ismethoddescriptor(object):
    """Whether an object is a method descriptor, but no method, class or function."""
    if isclass(object) or ismethod(object) or isfunction(object):
        return False
    if isbuiltin(object) or isinstance(object, _functools.partial):
        return False
    cls = type(object)
    return hasattr(cls, "__get__") and not hasattr(cls, "__set__") and not hasattr(cls, "__delete__")


def isdatadescriptor(object):
    """Whether an object is a data descriptor."""
    if isclass(object) or ismethod(object) or isfunction(object):
        return False
    cls = type(object)
    return hasattr(cls, "__set__") or hasattr(cls, "__delete__")


def ismemberdescriptor(object):
    """Whether an object is the descriptor of a slot."""
    return isinstance(object, _types.MemberDescriptorType)


def isgetsetdescriptor(object):
    """Whether an object is a computed attribute of a built-in type."""
    return isinstance(object, _types.GetSetDescriptorType)


def iscode(object):
    """Whether an object is code."""
    return isinstance(object, _types.CodeType)


def isframe(object):
    """Whether an object is a frame: there are none to be seen here."""
    return False


def istraceback(object):
    """Whether an object is a traceback."""
    return isinstance(object, _types.TracebackType)


def isgenerator(object):
    """Whether an object is a generator."""
    return isinstance(object, _types.GeneratorType)


def iscoroutine(object):
    """Whether an object is a coroutine."""
    return isinstance(object, _types.CoroutineType)


def isasyncgen(object):
    """Whether an object is an asynchronous generator."""
    return isinstance(object, _types.AsyncGeneratorType)


def isawaitable(object):
    """Whether an object can be awaited."""
    if isinstance(object, _types.CoroutineType) or _types._is_awaitable(object):
        return True
    return isinstance(object, _cabc.Awaitable)


def _inner(obj):
    while isinstance(getattr(obj, "__partialmethod__", None), _functools.partialmethod):
        obj = obj.__partialmethod__.func
    while ismethod(obj):
        obj = obj.__func__
    while isinstance(obj, _functools.partial):
        obj = obj.func
    return obj


def isgeneratorfunction(obj):
    """Whether calling a function makes a generator."""
    return _kind(_inner(obj)) == "generator"


def iscoroutinefunction(obj):
    """Whether calling a function makes a coroutine."""
    obj = _inner(obj)
    return _kind(obj) == "coroutine" or getattr(obj, "_is_coroutine_marker", None) is _mark


def isasyncgenfunction(obj):
    """Whether calling a function makes an asynchronous generator."""
    return _kind(_inner(obj)) == "async generator"


_mark = object()


def markcoroutinefunction(func):
    """Have a function taken for a coroutine function."""
    getattr(func, "__func__", func)._is_coroutine_marker = _mark
    return func


def isabstract(object):
    """Whether an object is an abstract class."""
    return isinstance(object, type) and bool(getattr(object, "__abstractmethods__", ()))


def _members(object, predicate, getter):
    found = []
    names = dir(object)
    if isclass(object):
        for base in object.__bases__:
            for name, value in base.__dict__.items():
                if isinstance(value, _types.DynamicClassAttribute):
                    names.append(name)
    for name in names:
        try:
            value = getter(object, name)
        except AttributeError:
            for base in (object.__mro__ if isclass(object) else ()):
                if name in base.__dict__:
                    value = base.__dict__[name]
                    break
            else:
                continue
        if not predicate or predicate(value):
            found.append((name, value))
    found.sort(key=lambda pair: pair[0])
    return found


def getmembers(object, predicate=None):
    """Names and values of all attributes."""
    return _members(object, predicate, getattr)


def getmembers_static(object, predicate=None):
    """Names and values of all attributes, without calling descriptors."""
    return _members(object, predicate, getattr_static)


_sentinel = object()


def getattr_static(obj, attr, default=_sentinel):
    """An attribute as it is stored."""
    if isinstance(obj, type):
        for base in obj.__mro__:
            if attr in base.__dict__:
                return base.__dict__[attr]
        for base in type(obj).__mro__:
            if attr in base.__dict__:
                return base.__dict__[attr]
    else:
        in_class = _sentinel
        for base in type(obj).__mro__:
            if attr in base.__dict__:
                in_class = base.__dict__[attr]
                break
        own = getattr(obj, "__dict__", None) or {}
        if in_class is not _sentinel and isdatadescriptor(in_class):
            return in_class
        if attr in own:
            return own[attr]
        if in_class is not _sentinel:
            return in_class
    if default is not _sentinel:
        return default
    raise AttributeError(attr)


def getmro(cls):
    """The classes that are searched for attributes."""
    return cls.__mro__


def classify_class_attrs(cls):
    """What kinds of attributes a class has."""
    result = []
    for name in sorted(set(dir(cls))):
        home, found = None, None
        for base in cls.__mro__:
            if name in base.__dict__:
                home, found = base, base.__dict__[name]
                break
        if home is None:
            continue
        if isinstance(found, (staticmethod, _types.BuiltinMethodType)):
            kind = "static method"
        elif isinstance(found, (classmethod, _types.ClassMethodDescriptorType)):
            kind = "class method"
        elif isinstance(found, property):
            kind = "property"
        elif isroutine(found):
            kind = "method"
        else:
            kind = "data"
        result.append(Attribute(name, kind, home, found))
    return result


def unwrap(func, *, stop=None):
    """The function behind decorators."""
    first = func
    seen = {id(func)}
    while hasattr(func, "__wrapped__") and not isinstance(func, type):
        if stop is not None and stop(func):
            break
        func = func.__wrapped__
        if id(func) in seen:
            raise ValueError(f"wrapper loop when unwrapping {first!r}")
        seen.add(id(func))
    return func


def cleandoc(doc):
    """A docstring without the indentation of the program."""
    lines = doc.expandtabs().split("\n")
    margin = min((len(line) - len(line.lstrip(" ")) for line in lines[1:] if line.strip(" ")), default=0)
    lines = [lines[0].lstrip(" "), *(line[margin:] for line in lines[1:])]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return "\n".join(lines)


def _class_of_function(function):
    """The class in whose body a function was written, by its name."""
    found = _sys.modules.get(function.__module__)
    for name in function.__qualname__.split(".")[:-1]:
        found = getattr(found, name, None)
    return found if isclass(found) else None


def _overridden_doc(object):
    name = getattr(object, "__name__", None)
    if isinstance(object, property):
        name = object.fget.__name__
        owner = _class_of_function(object.fget)
    elif ismethod(object):
        owner = object.__self__ if isclass(object.__self__) else type(object.__self__)
    elif isfunction(object):
        owner = _class_of_function(object)
    else:
        return None
    for base in owner.__mro__ if owner is not None else ():
        member = getattr(base, name, None)
        if member is not None and member.__doc__ is not None:
            return member.__doc__
    return None


def getdoc(object):
    """The docstring of an object, or of what it overrides."""
    doc = getattr(object, "__doc__", None)
    if doc is None:
        if isclass(object):
            for base in object.__mro__[1:-1]:
                if base.__doc__ is not None:
                    doc = base.__doc__
                    break
        else:
            doc = _overridden_doc(object)
    return cleandoc(doc) if isinstance(doc, str) else None


def getcomments(object):
    """Comments above an object: not available here."""
    return None


def getmodule(object, _filename=None):
    """The module an object was defined in."""
    if ismodule(object):
        return object
    found = _sys.modules.get(getattr(object, "__module__", None))
    if found is None and _filename is not None:
        # No file that is known has this name.
        hash(_filename)
    return found


def getmodulename(path):
    """The name of a module by the name of its file."""
    if not isinstance(path, (str, bytes)):
        raise TypeError(f"expected str, bytes or os.PathLike object, not {type(path).__name__}")
    name = path if isinstance(path, bytes) else path.rpartition("/")[-1]
    for ending in (".cpython-313-x86_64-linux-gnu.so", ".abi3.so", ".pyc", ".so", ".py"):
        if name.endswith(ending):
            return name[: -len(ending)]
    return None


def getfile(object):
    """The file of an object: there are no files here."""
    if ismodule(object):
        raise TypeError(f"{object!r} is a built-in module")
    if isclass(object):
        raise TypeError(f"{object!r} is a built-in class")
    raise TypeError(
        "module, class, method, function, traceback, frame, or code object was expected, got "
        f"{type(object).__name__}"
    )


def getsourcefile(object):
    """The file of an object: there are no files here."""
    if not isinstance(object, _types.FunctionType | _types.MethodType | _types.CodeType | _types.TracebackType):
        if not isclass(object) or object.__module__ == "builtins":
            getfile(object)
    return None


def indentsize(line):
    """How far a line is indented, in columns."""
    columns = line.expandtabs()
    return len(columns) - len(columns.lstrip())


def getblock(lines):
    """The lines at the front that belong together."""
    taken = []
    margin = None
    opened = False
    for line in iter(lines):
        if not isinstance(line, str):
            raise TypeError("readline() returned a non-string object")
        text = line.strip()
        indent = len(line) - len(line.lstrip())
        if margin is None:
            margin = indent
        elif text and not text.startswith("#") and indent <= margin and opened and not text.startswith((")", "]", "}")):
            break
        if not text.startswith("@") and text:
            opened = True
        taken.append(line)
    while taken and not taken[-1].strip():
        taken.pop()
    return lines[: len(taken)]


def _whole(object):
    """All lines of the program, and the place of a function or class in them."""
    object = unwrap(_inner(object)) if not isclass(object) else object
    if isclass(object):
        for value in vars(object).values():
            found = _source(_inner(getattr(value, "__func__", value)))
            if found is not None:
                lines = found[0].splitlines(True)
                for place, line in enumerate(lines):
                    head = line.strip()
                    if head.startswith(f"class {object.__name__}") and head[6 + len(object.__name__) :][:1] in ("(", ":", "["):
                        return lines, place
        if object.__module__ == "builtins":
            getfile(object)
        raise OSError("could not get source code")
    found = _source(object)
    if found is None:
        if not isinstance(object, _types.FunctionType):
            getfile(object)
        raise OSError("could not get source code")
    text, first = found
    lines = text.splitlines(True)
    start = first - 1
    while start > 0 and lines[start - 1].strip().startswith("@"):
        start -= 1
    return lines, start


def getsourcelines(object):
    """The lines of a function or class, and the number of the first one."""
    lines, start = _whole(object)
    return getblock(lines[start:]), start + 1


def getsource(object):
    """The text of a function or class."""
    return "".join(getsourcelines(object)[0])


def findsource(object):
    """The lines of the program, and the place of an object in them."""
    whole, first = _whole(object)
    return whole, first


def currentframe():
    """The frame that runs: not available here."""
    return None


def stack(context=1):
    """The frames that run: not available here."""
    return []


def trace(context=1):
    """The frames of an exception: not available here."""
    return []


def get_annotations(obj, *, globals=None, locals=None, eval_str=False):
    """A copy of the annotations of an object."""
    if isinstance(obj, type):
        found = obj.__dict__.get("__annotations__")
        module = _sys.modules.get(obj.__module__)
    elif ismodule(obj) or callable(obj):
        found = getattr(obj, "__annotations__", None)
        module = obj if ismodule(obj) else _sys.modules.get(getattr(obj, "__module__", None))
    else:
        raise TypeError(f"{obj!r} is not a module, class, or callable.")
    if found is None:
        return {}
    if not isinstance(found, dict):
        raise ValueError(f"{obj!r}.__annotations__ is neither a dict nor None")
    if not eval_str:
        return dict(found)
    names = getattr(module, "__dict__", {}) if globals is None else globals
    places = (vars(obj) if isinstance(obj, type) else {}) if locals is None else locals
    return {key: eval(value, dict(names), dict(places)) if isinstance(value, str) else value for key, value in found.items()}


def formatannotation(annotation, base_module=None):
    """An annotation as text."""
    if getattr(annotation, "__module__", None) == "typing":
        return repr(annotation).replace("typing.", "")
    if isinstance(annotation, _types.GenericAlias):
        return str(annotation)
    if isinstance(annotation, type):
        if annotation.__module__ in ("builtins", base_module):
            return annotation.__qualname__
        return annotation.__module__ + "." + annotation.__qualname__
    return repr(annotation)


def formatannotationrelativeto(object):
    """A function that shows annotations beside an object."""
    module = getattr(object, "__module__", None)

    def _formatannotation(annotation):
        return formatannotation(annotation, module)

    return _formatannotation


class _void:
    """No default."""


class _empty:
    """Marks what is not there."""


class _ParameterKind(_enum.IntEnum):
    POSITIONAL_ONLY = "positional-only"
    POSITIONAL_OR_KEYWORD = "positional or keyword"
    VAR_POSITIONAL = "variadic positional"
    KEYWORD_ONLY = "keyword-only"
    VAR_KEYWORD = "variadic keyword"

    def __new__(cls, description):
        value = len(cls.__members__)
        made = int.__new__(cls, value)
        made._value_ = value
        made.description = description
        return made

    def __str__(self):
        return self.name


class Parameter:
    """One parameter of a signature."""

    __slots__ = ("_name", "_kind", "_default", "_annotation")
    POSITIONAL_ONLY = _ParameterKind.POSITIONAL_ONLY
    POSITIONAL_OR_KEYWORD = _ParameterKind.POSITIONAL_OR_KEYWORD
    VAR_POSITIONAL = _ParameterKind.VAR_POSITIONAL
    KEYWORD_ONLY = _ParameterKind.KEYWORD_ONLY
    VAR_KEYWORD = _ParameterKind.VAR_KEYWORD
    empty = _empty

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        try:
            self._kind = _ParameterKind(kind)
        except ValueError:
            raise ValueError(f"value {kind!r} is not a valid Parameter.kind")
        if default is not _empty and self._kind in (2, 4):
            raise ValueError(f"{self._kind.description} parameters cannot have default values")
        self._default = default
        self._annotation = annotation
        if name is _empty:
            raise ValueError("name is a required attribute for Parameter")
        if not isinstance(name, str):
            raise TypeError(f"name must be a str, not a {type(name).__name__}")
        if name[0] == "." and name[1:].isdigit():
            # What a comprehension goes over.
            if self._kind is not _ParameterKind.POSITIONAL_OR_KEYWORD:
                message = "implicit arguments must be passed as positional or keyword arguments, not {}"
                raise ValueError(message.format(self._kind.description))
            self._kind = _ParameterKind.POSITIONAL_ONLY
            name = f"implicit{name[1:]}"
        import keyword

        if keyword.iskeyword(name) and self._kind is not _ParameterKind.POSITIONAL_ONLY or not name.isidentifier():
            raise ValueError(f"{name!r} is not a valid parameter name")
        self._name = name

    name = property(lambda self: self._name)
    kind = property(lambda self: self._kind)
    default = property(lambda self: self._default)
    annotation = property(lambda self: self._annotation)

    def replace(self, *, name=_void, kind=_void, annotation=_void, default=_void):
        """A copy with some parts changed."""
        return type(self)(
            self._name if name is _void else name,
            self._kind if kind is _void else kind,
            default=self._default if default is _void else default,
            annotation=self._annotation if annotation is _void else annotation,
        )

    __replace__ = replace

    def __str__(self):
        text = self._name
        if self._annotation is not _empty:
            text = f"{text}: {formatannotation(self._annotation)}"
        if self._default is not _empty:
            text += f" = {self._default!r}" if self._annotation is not _empty else f"={self._default!r}"
        if self._kind == 2:
            return "*" + text
        if self._kind == 4:
            return "**" + text
        return text

    def __repr__(self):
        return f'<{type(self).__name__} "{self}">'

    def __hash__(self):
        return hash((self._name, self._kind, self._annotation, self._default))

    def __eq__(self, other):
        if not isinstance(other, Parameter):
            return NotImplemented
        return (self._name, self._kind, self._default, self._annotation) == (
            other._name,
            other._kind,
            other._default,
            other._annotation,
        )


class BoundArguments:
    """Arguments and the parameters they go to."""

    __slots__ = ("arguments", "_signature", "__weakref__")

    def __init__(self, signature, arguments):
        self.arguments = arguments
        self._signature = signature

    signature = property(lambda self: self._signature)

    @property
    def args(self):
        """The positional arguments."""
        args = []
        for name, parameter in self._signature.parameters.items():
            if parameter.kind in (3, 4) or name not in self.arguments:
                break
            if parameter.kind == 2:
                args.extend(self.arguments[name])
            else:
                args.append(self.arguments[name])
        return tuple(args)

    @property
    def kwargs(self):
        """The keyword arguments."""
        kwargs = {}
        started = False
        for name, parameter in self._signature.parameters.items():
            if not started:
                if parameter.kind in (3, 4):
                    started = True
                elif name not in self.arguments:
                    started = True
                    continue
            if not started or name not in self.arguments:
                continue
            if parameter.kind == 4:
                kwargs.update(self.arguments[name])
            else:
                kwargs[name] = self.arguments[name]
        return kwargs

    def apply_defaults(self):
        """Fill in the defaults of what was not given."""
        arguments = {}
        for name, parameter in self._signature.parameters.items():
            if name in self.arguments:
                arguments[name] = self.arguments[name]
            elif parameter.default is not _empty:
                arguments[name] = parameter.default
            elif parameter.kind == 2:
                arguments[name] = ()
            elif parameter.kind == 4:
                arguments[name] = {}
        self.arguments = arguments

    def __eq__(self, other):
        if not isinstance(other, BoundArguments):
            return NotImplemented
        return self.signature == other.signature and self.arguments == other.arguments

    def __repr__(self):
        shown = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"<{type(self).__name__} ({shown})>"


class Signature:
    """The parameters of a callable and what it returns."""

    __slots__ = ("_return_annotation", "_parameters")
    empty = _empty

    def __init__(self, parameters=None, *, return_annotation=_empty, __validate_parameters__=True):
        ordered = {}
        if parameters is not None:
            top = 0
            seen_default = False
            for parameter in parameters:
                if __validate_parameters__:
                    if parameter.kind < top:
                        last = _ParameterKind(top)
                        raise ValueError(
                            f"wrong parameter order: {last.description} parameter before "
                            f"{parameter.kind.description} parameter"
                        )
                    top = parameter.kind
                    if parameter.kind in (0, 1):
                        if parameter.default is not _empty:
                            seen_default = True
                        elif seen_default:
                            raise ValueError("non-default argument follows default argument")
                    if parameter.name in ordered:
                        raise ValueError(f"duplicate parameter name: {parameter.name!r}")
                ordered[parameter.name] = parameter
        self._parameters = _types.MappingProxyType(_collections.OrderedDict(ordered))
        self._return_annotation = return_annotation

    parameters = property(lambda self: self._parameters)
    return_annotation = property(lambda self: self._return_annotation)

    @classmethod
    def from_callable(cls, obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False):
        """The signature of a callable."""
        return _signature_of(cls, obj, follow_wrapped, globals, locals, eval_str)

    def replace(self, *, parameters=_void, return_annotation=_void):
        """A copy with some parts changed."""
        return type(self)(
            self.parameters.values() if parameters is _void else parameters,
            return_annotation=self._return_annotation if return_annotation is _void else return_annotation,
        )

    __replace__ = replace

    def __eq__(self, other):
        if not isinstance(other, Signature):
            return NotImplemented
        return self._key() == other._key()

    def _key(self):
        plain = tuple(one for one in self.parameters.values() if one.kind != 3)
        named = {one.name: one for one in self.parameters.values() if one.kind == 3}
        return plain, named, self.return_annotation

    def __hash__(self):
        plain, named, returned = self._key()
        return hash((plain, frozenset(named.values()), returned))

    def bind(self, /, *args, **kwargs):
        """Match arguments with the parameters."""
        return self._bind(args, kwargs, False)

    def bind_partial(self, /, *args, **kwargs):
        """Match arguments with the parameters; some may be missing."""
        return self._bind(args, kwargs, True)

    def _bind(self, args, kwargs, partial):
        arguments = {}
        parameters = list(self.parameters.values())
        args = list(args)
        place = 0
        left = []
        while place < len(parameters):
            parameter = parameters[place]
            if parameter.kind in (3, 4):
                break
            if parameter.kind == 2:
                if args:
                    arguments[parameter.name] = tuple(args)
                    args = []
                place += 1
                continue
            if args:
                if parameter.name in kwargs and parameter.kind != 0:
                    raise TypeError(f"multiple values for argument {parameter.name!r}")
                arguments[parameter.name] = args.pop(0)
            else:
                left.append(parameter)
            place += 1
        if args:
            raise TypeError("too many positional arguments")
        kwargs = dict(kwargs)
        var_keyword = None
        refused = []
        for parameter in (*left, *parameters[place:]):
            if parameter.kind == 4:
                var_keyword = parameter
                continue
            if parameter.kind == 0 and parameter.name in kwargs:
                if parameter.default is _empty:
                    refused.append(parameter)
                continue
            if parameter.kind != 0 and parameter.name in kwargs:
                arguments[parameter.name] = kwargs.pop(parameter.name)
            elif not partial and parameter.default is _empty:
                first = not left and parameter is parameters[place] and all(one.kind != 2 for one in parameters)
                what = " keyword-only" if parameter.kind == 3 and first else ""
                raise TypeError(f"missing a required{what} argument: {parameter.name!r}")
        ordered = {name: arguments[name] for name in self.parameters if name in arguments}
        if kwargs:
            if var_keyword is not None:
                ordered[var_keyword.name] = kwargs
            elif refused:
                names = ", ".join(repr(one.name) for one in refused)
                raise TypeError(f"got some positional-only arguments passed as keyword arguments: {names}")
            else:
                raise TypeError(f"got an unexpected keyword argument {next(iter(kwargs))!r}")
        return BoundArguments(self, ordered)

    def __repr__(self):
        return f"<{type(self).__name__} {self}>"

    def __str__(self):
        return self.format()

    def format(self, *, max_width=None):
        """The signature as text."""
        parts = []
        positional_only = False
        star = True
        for parameter in self.parameters.values():
            kind = parameter.kind
            if kind == 0:
                positional_only = True
            elif positional_only:
                parts.append("/")
                positional_only = False
            if kind == 2:
                star = False
            elif kind == 3 and star:
                parts.append("*")
                star = False
            parts.append(str(parameter))
        if positional_only:
            parts.append("/")
        text = f"({', '.join(parts)})"
        if max_width is not None and len(text) > max_width:
            text = "(\n    " + ",\n    ".join(parts) + "\n)"
        if self.return_annotation is not _empty:
            text += f" -> {formatannotation(self.return_annotation)}"
        return text


for _class in (Signature, Parameter):
    _class.__module__ = "inspect"
del _class


def signature(obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False):
    """The signature of a callable."""
    return Signature.from_callable(
        obj, follow_wrapped=follow_wrapped, globals=globals, locals=locals, eval_str=eval_str
    )


def _without_first(found):
    parameters = list(found.parameters.values())
    if not parameters or parameters[0].kind in (3, 4):
        raise ValueError("invalid method signature")
    if parameters[0].kind in (0, 1):
        parameters = parameters[1:]
    return found.replace(parameters=parameters)


def _built_in_shapes():
    """Functions with the parameters of built-in ones that do not tell theirs."""

    def complex(real=0, imag=0): ...
    def enumerate(iterable, start=0): ...
    def list(iterable=(), /): ...
    def map(function, iterable, /, *iterables): ...
    def object(): ...
    def print(*args, sep=" ", end="\n", file=None, flush=False): ...
    def reversed(sequence, /): ...
    def set(iterable=(), /): ...
    def sorted(iterable, /, *, key=None, reverse=False): ...

    return locals()


_SHAPES = _built_in_shapes()
# Of these no signature is known, because they can be called in several ways.
_SHAPELESS = {
    *("anext", "bytearray", "bytes", "dict", "dir", "getattr", "int", "iter", "max", "min", "next", "range", "slice"),
    *("str", "super", "type", "vars"),
}


def _known_built_in(obj):
    """A function with the parameters of a built-in one, or None. Some built-in ones have no signature at all."""
    name = getattr(obj, "__name__", None)
    if not isinstance(name, str) or getattr(_builtins, name, None) is not obj:
        return None
    if name in _SHAPELESS:
        kind = "builtin type" if isinstance(obj, type) and obj is not type else "builtin"
        raise ValueError(f"no signature found for {kind} {obj!r}")
    return _SHAPES.get(name)


def _signature_from_text(cls, text):
    """What a text in brackets says."""
    return cls.from_callable(eval(f"lambda {text[1:-1]}: None", {}))


def _signature_of(cls, obj, follow_wrapped, globals, locals, eval_str):
    again = lambda other: _signature_of(cls, other, follow_wrapped, globals, locals, eval_str)
    if not callable(obj):
        raise TypeError(f"{obj!r} is not a callable object")
    if ismethod(obj):
        return _without_first(again(obj.__func__))
    if follow_wrapped:
        obj = unwrap(obj, stop=lambda f: hasattr(f, "__signature__") or ismethod(f))
        if ismethod(obj):
            return again(obj)
    given = getattr(obj, "__signature__", None)
    if given is not None:
        if callable(given):
            given = given()
        if isinstance(given, str):
            return _signature_from_text(cls, given)
        if not isinstance(given, Signature):
            raise TypeError(f"unexpected object {given!r} in __signature__ attribute")
        return given
    if isfunction(obj):
        annotations = get_annotations(obj, globals=globals, locals=locals, eval_str=eval_str)
        parameters = [_parameter(parts, annotations) for parts in _parameters(obj)]
        return cls(parameters, return_annotation=annotations.get("return", _empty), __validate_parameters__=False)
    if isinstance(obj, _functools.partial):
        return _partial_signature(again(obj.func), obj)
    if isinstance(obj, _types.GenericAlias):
        return again(obj.__origin__)
    shape = _known_built_in(obj)
    if shape is not None:
        return again(shape)
    if isinstance(obj, type):
        meta = type(obj)
        for base in meta.__mro__:
            call = base.__dict__.get("__call__")
            if isfunction(call) and base.__module__ != "enum":
                return _without_first(again(call))
            if isinstance(call, type):
                return again(call)
        for base in obj.__mro__:
            if base.__name__ in _SHAPELESS and getattr(_builtins, base.__name__, None) is base:
                raise ValueError(f"no signature found for builtin type {obj!r}")
            for name in ("__new__", "__init__"):
                found = base.__dict__.get(name)
                if found is None or base is object:
                    continue
                found = getattr(found, "__func__", found)
                if isfunction(found):
                    return _without_first(again(found))
                parts = _parameters(found)
                # What takes anything leaves it to the other to say what is meant.
                variable = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
                if parts is not None and (name == "__init__" or any(kind not in variable for _, kind, *_ in parts[1:])):
                    return _without_first(cls([_parameter(one, {}) for one in parts], __validate_parameters__=False))
        if obj is not object and type not in obj.__mro__ and obj.__init__ is object.__init__:
            return cls([])
        raise ValueError(f"no signature found for builtin type {obj!r}")
    parts = _parameters(obj)
    if parts is not None:
        parameters = [_parameter(one, {}) for one in parts]
        if isbuiltin(obj) and getattr(obj, "__self__", None) is not None and parameters and parameters[0].name == "self":
            parameters = parameters[1:]
        return cls(parameters, __validate_parameters__=False)
    call = getattr(type(obj), "__call__", None)
    if call is not None and isfunction(call):
        return _without_first(again(call))
    raise ValueError(f"no signature found for {obj!r}")


def _parameter(parts, annotations):
    name, kind, *default = parts
    made = object.__new__(Parameter)
    made._name = name
    made._kind = _ParameterKind(kind)
    made._default = default[0] if default else _empty
    made._annotation = annotations.get(name, _empty)
    return made


def _partial_signature(found, partial):
    try:
        bound = found.bind_partial(*partial.args, **partial.keywords)
    except TypeError as error:
        raise ValueError(f"partial object {partial!r} has incorrect arguments") from error
    parameters = []
    named = False
    for name, parameter in found.parameters.items():
        if name in bound.arguments:
            if parameter.kind == 0:
                continue
            if parameter.kind == 1:
                if name not in partial.keywords:
                    continue
                named = True
                parameter = parameter.replace(default=bound.arguments[name])
            elif parameter.kind == 3:
                parameter = parameter.replace(default=bound.arguments[name])
        if named:
            if parameter.kind == 1:
                parameter = parameter.replace(kind=3)
            elif parameter.kind == 2:
                continue
        parameters.append(parameter)
    return found.replace(parameters=parameters)


def getfullargspec(func):
    """Names and defaults of the parameters of a function."""
    try:
        found = _signature_of(Signature, func, False, None, None, False)
    except Exception as error:
        raise TypeError("unsupported callable") from error
    args, kwonly, defaults, kwdefaults = [], [], [], {}
    varargs = varkw = None
    annotations = {}
    if found.return_annotation is not _empty:
        annotations["return"] = found.return_annotation
    if ismethod(func):
        args.append(_parameters(func.__func__)[0][0])
    for name, parameter in found.parameters.items():
        if parameter.kind in (0, 1):
            args.append(name)
            if parameter.default is not _empty:
                defaults.append(parameter.default)
        elif parameter.kind == 2:
            varargs = name
        elif parameter.kind == 3:
            kwonly.append(name)
            if parameter.default is not _empty:
                kwdefaults[name] = parameter.default
        else:
            varkw = name
        if parameter.annotation is not _empty:
            annotations[name] = parameter.annotation
    return FullArgSpec(args, varargs, varkw, tuple(defaults) or None, kwonly, kwdefaults or None, annotations)


def getcallargs(func, /, *positional, **named):
    """Which parameter gets which argument."""
    spec = getfullargspec(func)
    name = func.__name__
    if ismethod(func):
        positional = (func.__self__, *positional)
    values = dict(zip(spec.args, positional))
    if spec.varargs:
        values[spec.varargs] = positional[len(spec.args) :]
    if spec.varkw:
        values[spec.varkw] = {}
    for key, value in named.items():
        if key not in spec.args and key not in spec.kwonlyargs:
            if not spec.varkw:
                raise TypeError(f"{name}() got an unexpected keyword argument {key!r}")
            values[spec.varkw][key] = value
        elif key in values:
            raise TypeError(f"{name}() got multiple values for argument {key!r}")
        else:
            values[key] = value
    defaults = spec.defaults or ()
    needed = spec.args[: len(spec.args) - len(defaults)]
    if len(positional) > len(spec.args) and not spec.varargs:
        _too_many(name, spec, len(positional), len(needed), values)
    _none_missing(name, needed, "positional", values)
    for key, value in zip(spec.args[len(needed) :], defaults):
        values.setdefault(key, value)
    for key, value in (spec.kwonlydefaults or {}).items():
        values.setdefault(key, value)
    _none_missing(name, spec.kwonlyargs, "keyword-only", values)
    return values


def _none_missing(name, needed, kind, values):
    missing = [repr(one) for one in needed if one not in values]
    if not missing:
        return
    plural = "" if len(missing) == 1 else "s"
    listed = missing[0]
    if len(missing) == 2:
        listed = " and ".join(missing)
    elif len(missing) > 2:
        listed = f"{', '.join(missing[:-1])}, and {missing[-1]}"
    raise TypeError(f"{name}() missing {len(missing)} required {kind} argument{plural}: {listed}")


def _too_many(name, spec, given, least, values):
    most = len(spec.args)
    extra = sum(one in values for one in spec.kwonlyargs)
    takes = f"from {least} to {most}" if least != most else most
    plural = "" if takes == 1 else "s"
    more = ""
    if extra:
        more = f" positional argument{'' if given == 1 else 's'} (and {extra} keyword-only argument{'' if extra == 1 else 's'})"
    were = "was" if given == 1 and not extra else "were"
    raise TypeError(f"{name}() takes {takes} positional argument{plural} but {given}{more} {were} given")


def getgeneratorstate(generator):
    """What a generator does just now."""
    return "GEN_" + _state(generator) if not generator.gi_running else "GEN_RUNNING"


def getcoroutinestate(coroutine):
    """What a coroutine does just now."""
    return "CORO_" + _state(coroutine) if not coroutine.cr_running else "CORO_RUNNING"


def getasyncgenstate(agen):
    """What an asynchronous generator does just now."""
    # While somebody awaits its next value, it runs.
    is_running = agen.ag_running
    state = _state(agen)
    return "AGEN_" + ("RUNNING" if is_running and state != "CLOSED" else state)


def getclasstree(classes, unique=False):
    """Classes below their bases, as nested lists."""
    children, roots = {}, []
    for one in classes:
        for base in one.__bases__ or ():
            children.setdefault(base, [])
            if one not in children[base]:
                children[base].append(one)
            if unique and base in classes:
                break
        else:
            if not one.__bases__ and one not in roots:
                roots.append(one)
    for base in children:
        if base not in classes:
            roots.append(base)
    return walktree(roots, children, None)


def walktree(classes, children, parent):
    """Classes below their bases, as nested lists."""
    results = []
    classes.sort(key=lambda one: (one.__module__, one.__name__))
    for one in classes:
        results.append((one, one.__bases__))
        if one in children:
            results.append(walktree(children[one], children, one))
    return results


__all__ = [name for name in dir() if not name.startswith("_")]

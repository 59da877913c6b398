

class DocTestFinder:
    """Finds the docstrings with examples of an object and of what is in it."""

    def __init__(self, verbose=False, parser=DocTestParser(), recurse=True, exclude_empty=True):
        self._parser = parser
        self._verbose = verbose
        self._recurse = recurse
        self._exclude_empty = exclude_empty

    def find(self, obj, name=None, module=None, globs=None, extraglobs=None):
        """The tests, in order."""
        if name is None:
            name = getattr(obj, "__name__", None)
            if name is None:
                raise ValueError(
                    f"DocTestFinder.find: name must be given when obj.__name__ doesn't exist: {type(obj)!r}"
                )
        if module is False:
            module = None
        elif module is None:
            module = _module_of(obj)
        if globs is None:
            globs = {} if module is None else module.__dict__.copy()
        else:
            globs = globs.copy()
        if extraglobs is not None:
            globs.update(extraglobs)
        globs.setdefault("__name__", "__main__")
        tests = []
        self._find(tests, obj, name, module, globs, set())
        tests.sort()
        return tests

    def _find(self, tests, obj, name, module, globs, seen):
        if self._verbose:
            print(f"Finding tests in {name}")
        if id(obj) in seen:
            return
        seen.add(id(obj))
        test = self._get_test(obj, name, module, globs)
        if test is not None:
            tests.append(test)
        if not self._recurse:
            return
        if _inspect.ismodule(obj):
            for part, value in list(obj.__dict__.items()):
                if (_is_routine(value) or isinstance(value, type)) and self._from_module(module, value):
                    self._find(tests, value, f"{name}.{part}", module, globs, seen)
            self._find_extra(tests, obj, name, module, globs, seen)
        elif isinstance(obj, type):
            for part, value in list(obj.__dict__.items()):
                if isinstance(value, (staticmethod, classmethod)):
                    value = value.__func__
                is_tested = _is_routine(value) or isinstance(value, (type, property))
                if is_tested and self._from_module(module, value):
                    self._find(tests, value, f"{name}.{part}", module, globs, seen)

    def _find_extra(self, tests, obj, name, module, globs, seen):
        for part, value in getattr(obj, "__test__", {}).items():
            if not isinstance(part, str):
                raise ValueError(f"DocTestFinder.find: __test__ keys must be strings: {type(part)!r}")
            if not (_is_routine(value) or isinstance(value, (type, str)) or _inspect.ismodule(value)):
                raise ValueError(
                    "DocTestFinder.find: __test__ values must be strings, functions, methods, classes, or modules: "
                    f"{type(value)!r}"
                )
            self._find(tests, value, f"{name}.__test__.{part}", module, globs, seen)

    def _from_module(self, module, object):
        if module is None or isinstance(object, property):
            return True
        if _inspect.isfunction(_inspect.unwrap(object) if callable(object) else object) or isinstance(object, type):
            return module.__name__ == object.__module__
        return module.__name__ == getattr(object, "__module__", None)

    def _get_test(self, obj, name, module, globs):
        if isinstance(obj, str):
            docstring = obj
        else:
            docstring = "" if obj.__doc__ is None else str(obj.__doc__)
        if self._exclude_empty and not docstring:
            return None
        filename = None
        if module is not None:
            filename = getattr(module, "__file__", None) or _main_file(module) or module.__name__
        return self._parser.get_doctest(docstring, globs, name, filename, self._find_lineno(obj, module))

    def _find_lineno(self, obj, module):
        """The line before the docstring's first, counted from 0."""
        if isinstance(obj, str) or getattr(obj, "__doc__", None) is None:
            return None
        if _inspect.ismodule(obj):
            return 0
        if isinstance(obj, type):
            lines = _module_lines(module, obj)
            head = _re.compile(rf"\s*class\s*{_re.escape(obj.__name__)}\b")
            first = next((number for number, line in enumerate(lines) if head.match(line)), None)
        else:
            obj = obj.fget if isinstance(obj, property) else obj
            source = _inspect._source(_inspect.unwrap(getattr(obj, "__func__", obj)))
            lines, first = (source[0].split("\n"), source[1] - 1) if source else ([], None)
        if first is None:
            return None
        for number in range(first, len(lines)):
            if _re.match(r"""(.*:)?\s*\w*["']""", lines[number]):
                return number
        return None


def _is_routine(value):
    try:
        value = _inspect.unwrap(value)
    except ValueError:
        pass
    return _inspect.isroutine(value)


def _module_of(obj):
    if _inspect.ismodule(obj):
        return obj
    if isinstance(obj, property):
        obj = obj.fget
    name = getattr(obj, "__module__", None)
    return _sys.modules.get(name) if isinstance(name, str) else None


def _main_file(module):
    """The name of the file of the program that runs, when the module is that program."""
    if module.__name__ != "__main__":
        return None
    level = 0
    file = None
    while (place := _place(level)) is not None:
        file = place[0]
        level += 1
    return file


def _module_lines(module, cls=None):
    """The lines of the source of a module, or of what a class was made from."""
    for value in vars(cls).values():
        source = _inspect._source(getattr(value, "__func__", value))
        if source is not None:
            return source[0].split("\n")
    file = None if module is None else _main_file(module)
    return _text(file).split("\n") if file else []

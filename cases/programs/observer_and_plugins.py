# Event emitters, plugin registries, middleware chains and command undo.
class Emitter:
    def __init__(self):
        self._subs = {}

    def on(self, name, fn=None):
        if fn is None:
            return lambda f: self.on(name, f)
        self._subs.setdefault(name, []).append(fn)
        return fn

    def emit(self, name, *a, **k):
        return [f(*a, **k) for f in self._subs.get(name, []) + self._subs.get("*", [])]


bus = Emitter()


@bus.on("save")
def log(doc, *, user="nobody"):
    return f"{user} saved {doc}"


bus.on("save", lambda doc, **k: len(doc))
bus.on("*", lambda *a, **k: (a, k))
print(bus.emit("save", "report", user="ann"), bus.emit("close"), log("direct"))


class Plugin:
    registry = {}

    def __init_subclass__(cls, *, name=None, **kw):
        super().__init_subclass__(**kw)
        Plugin.registry[name or cls.__name__.lower()] = cls

    def run(self, x):
        raise NotImplementedError(type(self).__name__)


class Upper(Plugin):
    def run(self, x):
        return x.upper()


class Rev(Plugin, name="reverse"):
    def run(self, x):
        return x[::-1]


class Lazy(Plugin):
    pass


text = "abc"
for n, c in Plugin.registry.items():
    try:
        text = c().run(text)
        print(n, text)
    except NotImplementedError as e:
        print(n, "not implemented:", e)


def chain(*layers):
    def call(i, req):
        return layers[i](req, lambda r: call(i + 1, r)) if i < len(layers) else {"ok": req}

    return lambda req: call(0, req)


def auth(req, nxt):
    return nxt(req) if req.get("user") else {"error": 401}


def timing(req, nxt):
    r = nxt({**req, "t": 1})
    r["t"] = "done"
    return r


app = chain(timing, auth)
print(app({"user": "a"}), app({}))


class Editor:
    def __init__(self):
        self.text, self.undo, self.redo = "", [], []

    def do(self, fn):
        self.undo.append(self.text)
        self.redo.clear()
        self.text = fn(self.text)
        return self

    def back(self):
        if not self.undo:
            raise IndexError("nothing to undo")
        self.redo.append(self.text)
        self.text = self.undo.pop()
        return self

    def forth(self):
        self.undo.append(self.text)
        self.text = self.redo.pop()
        return self


e = Editor().do(lambda t: t + "hi").do(str.upper).do(lambda t: t * 2)
print(e.text, e.back().text, e.back().text, e.forth().text, e.do(lambda t: t + "!").text, e.redo, len(e.undo))
try:
    e.back().back().back().back()
except IndexError as err:
    print(err)

# Of memoryview: its attributes for bytes, bytearrays, slices and casts.
# covers: memoryview.format, memoryview.itemsize, memoryview.nbytes, memoryview.ndim, memoryview.obj, memoryview.readonly, memoryview.shape, memoryview.strides, memoryview.suboffsets, memoryview.c_contiguous, memoryview.f_contiguous, memoryview.contiguous
names = ["format", "itemsize", "nbytes", "ndim", "obj", "readonly", "shape", "strides", "suboffsets", "c_contiguous",
         "f_contiguous", "contiguous"]
source = bytearray(range(12))
views = {
    "bytes": memoryview(b"abc"),
    "empty": memoryview(b""),
    "bytearray": memoryview(source),
    "slice": memoryview(source)[2:8],
    "step": memoryview(source)[::3],
    "reversed": memoryview(source)[::-1],
    "cast": memoryview(source).cast("H"),
    "cast step": memoryview(source).cast("H")[::2],
    "two": memoryview(source).cast("B", [3, 4]),
    "two of one": memoryview(source).cast("B", (1, 12)),
    "read only": memoryview(source).toreadonly(),
    "of a view": memoryview(memoryview(source)),
}
for name, view in views.items():
    print(name, *(f"{each}={getattr(view, each)!r}" for each in names))
view = views["bytes"]
for each in names:
    try:
        setattr(view, each, 1)
    except Exception as error:
        print(type(error).__name__, error)
for action in [lambda: memoryview(5), lambda: memoryview("a"), lambda: memoryview(), lambda: memoryview(object=b"a").nbytes,
               lambda: memoryview([1]), lambda: memoryview(b"a", b"b"), lambda: memoryview(None), lambda: view.x, lambda: len(view),
               lambda: len(views["two"]), lambda: bool(views["empty"]), lambda: hash(view) == hash(b"abc"), lambda: hash(views["bytearray"]),
               lambda: hash(views["cast"].toreadonly()), lambda: type("M", (memoryview,), {})]:
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)

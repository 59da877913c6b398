def _structure(name, fields):
    """A tuple class with named fields, shown as CPython shows them."""
    names = tuple(fields)

    def show(self):
        parts = ", ".join(f"{field}={value!r}" for field, value in zip(names, self))
        return f"sys.{name}({parts})"

    body = {"__slots__": (), "__repr__": show, "n_fields": len(names), "__module__": "sys"}
    for place, field in enumerate(names):
        body[field] = property(lambda self, place=place: self[place])
    return type(name, (tuple,), body)(fields.values())


version_info = _structure(
    "version_info", {"major": 3, "minor": 13, "micro": 0, "releaselevel": "final", "serial": 0}
)
float_info = _structure(
    "float_info",
    {
        "max": 1.7976931348623157e308,
        "max_exp": 1024,
        "max_10_exp": 308,
        "min": 2.2250738585072014e-308,
        "min_exp": -1021,
        "min_10_exp": -307,
        "dig": 15,
        "mant_dig": 53,
        "epsilon": 2.220446049250313e-16,
        "radix": 2,
        "rounds": 1,
    },
)
int_info = _structure(
    "int_info",
    {"bits_per_digit": 30, "sizeof_digit": 4, "default_max_str_digits": 4300, "str_digits_check_threshold": 640},
)
hash_info = _structure(
    "hash_info",
    {
        "width": 64,
        "modulus": 2305843009213693951,
        "inf": 314159,
        "nan": 0,
        "imag": 1000003,
        "algorithm": "siphash13",
        "hash_bits": 64,
        "seed_bits": 128,
        "cutoff": 0,
    },
)
flags = _structure("flags", {"debug": 0, "inspect": 0, "optimize": 0, "hash_randomization": 0, "utf8_mode": 0})


class _Namespace:
    pass


implementation = _Namespace()
implementation.name = "safe-python"
implementation.version = version_info
implementation.cache_tag = None
builtin_module_names = ()

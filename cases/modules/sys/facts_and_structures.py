# covers: sys.version_info, sys.float_info, sys.int_info, sys.hash_info, sys.maxsize, sys.maxunicode, sys.byteorder
# covers: sys.float_repr_style, sys.abiflags, sys.hexversion, sys.flags, sys.copyright, sys.version, sys.platform
# covers: sys.stdlib_module_names, sys.builtin_module_names, sys.warnoptions, sys.argv, sys.orig_argv, sys.path
# Numbers and structures about the interpreter.
import sys

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(sys.version_info[:2], sys.version_info.major, sys.version_info >= (3, 13), sys.version_info.releaselevel, len(sys.version_info), type(sys.version_info).__name__, isinstance(sys.version_info, tuple))
print(sys.float_info, sys.float_info.max, sys.float_info[0] == sys.float_info.max, sys.float_info.epsilon)
print(sys.int_info.bits_per_digit, sys.int_info.default_max_str_digits, len(sys.int_info), sys.hash_info.modulus, sys.hash_info.inf, sys.hash_info.width, sys.hash_info.imag, sys.hash_info.nan)
print(sys.maxsize, sys.maxunicode, sys.byteorder, sys.float_repr_style, repr(sys.abiflags), sys.hexversion >> 16 == 0x030D, sys.version.startswith("3.13"), sys.platform)
print("json" in sys.stdlib_module_names, "numpy" in sys.stdlib_module_names, type(sys.stdlib_module_names).__name__, len(sys.stdlib_module_names) > 280, type(sys.builtin_module_names).__name__)
print(type(sys.argv), type(sys.path), sys.warnoptions, type(sys.copyright), type(sys.orig_argv).__name__, sys.flags.optimize, sys.flags.debug, sys.flags.inspect)
for call in (lambda: setattr(sys.version_info, "major", 4), lambda: sys.float_info["max"], lambda: type(sys.version_info)((1, 2, 3, "x", 0))):
    show(call)
print(sys.version_info == tuple(sys.version_info), sys.version_info + (1,), sys.version_info[0:3], hash(sys.float_info) == hash(tuple(sys.float_info)))
print([n for n in dir(sys.version_info) if not n.startswith("_")], sys.float_info.n_fields, sys.version_info.n_sequence_fields, sys.version_info.n_unnamed_fields)
print([name for name in dir(sys.flags) if not name.startswith("_")])
print(sys.flags.bytes_warning, sys.flags.dev_mode, sys.flags.interactive, sys.flags.int_max_str_digits, len(sys.flags))

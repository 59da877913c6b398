# covers: policy.native_code
# expect: reject ModuleNotFoundError at import
# Raw memory is refused.
import ctypes

print(ctypes.sizeof(ctypes.c_int))

# expect: reject ModuleNotFoundError at import
# Running other modules is refused.
import runpy

print(callable(runpy.run_module))

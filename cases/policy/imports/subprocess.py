# covers: policy.processes
# expect: reject ModuleNotFoundError at import
# Starting processes is refused at the import.
import subprocess

print(subprocess.PIPE, callable(subprocess.run))

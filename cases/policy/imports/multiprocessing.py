# expect: reject ModuleNotFoundError at import
# Worker processes are refused.
import multiprocessing

print(multiprocessing.cpu_count() > 0)

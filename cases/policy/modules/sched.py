# expect: reject ModuleNotFoundError at import
# sched is refused.
print('before')
import sched

print(sched.__name__)

# covers: policy.serialisation
# expect: reject ModuleNotFoundError at import
# Pickle runs code on loading and is refused.
import pickle

print(pickle.loads(pickle.dumps([1, 2])))

# expect: reject ModuleNotFoundError at import
# trace is refused.
print('before')
import trace

print(trace.__name__)

# expect: reject ModuleNotFoundError at import
# resource is refused.
print('before')
import resource

print(resource.__name__)

# expect: reject ModuleNotFoundError at import
# _frozen_importlib is refused.
print('before')
import _frozen_importlib

print(_frozen_importlib.__name__)

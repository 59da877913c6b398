# expect: reject ModuleNotFoundError at import
# xml.etree.ElementTree is refused.
print('before')
import xml.etree.ElementTree

print(xml.etree.ElementTree.__name__)

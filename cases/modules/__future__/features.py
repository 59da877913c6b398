# covers: __future__.all_feature_names, __future__.annotations, __future__.absolute_import, __future__.barry_as_FLUFL
# covers: __future__.division, __future__.generator_stop, __future__.generators, __future__.nested_scopes
# covers: __future__.print_function, __future__.unicode_literals, __future__.with_statement
# Features that became part of the language, as objects.
from __future__ import annotations, division

import __future__

print(__future__.all_feature_names)
for name in __future__.all_feature_names:
    feature = getattr(__future__, name)
    print(name, feature, feature.getOptionalRelease(), feature.getMandatoryRelease(), feature.compiler_flag, type(feature).__name__)
print(annotations is __future__.annotations, division == __future__.division)


def f(x: Undefined) -> list[Missing]: ...


print(f.__annotations__)
for text in ("from __future__ import nothing", "x = 1\nfrom __future__ import division", "from __future__ import braces"):
    try:
        exec(text)
    except SyntaxError as error:
        print(error.msg)

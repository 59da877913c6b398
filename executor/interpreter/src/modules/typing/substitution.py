

_VARIABLES = (TypeVar, TypeVarTuple, ParamSpec)


def _is_parameters(item):
    """Whether something may stand for a ParamSpec as it is."""
    return item is ... or isinstance(item, (tuple, list, ParamSpec, _ConcatenateGenericAlias))


def _unpacked(items):
    """The items, with tuples of a known length that have a star in front taken apart."""
    spread = []
    for item in items:
        inner = None if isinstance(item, type) else getattr(item, "__typing_unpacked_tuple_args__", None)
        if inner is not None and not (inner and inner[-1] is ...):
            spread.extend(inner)
        else:
            spread.append(item)
    return spread


@_in_c
def _for_variable(variable, item):
    item = _checked(item, "Parameters to generic types must be types.")
    starred = isinstance(item, _UnpackGenericAlias) or (
        isinstance(item, _BuiltinAlias) and getattr(item, "__unpacked__", False)
    )
    if starred:
        raise TypeError(f"{item} is not valid as type argument")
    return item


@_in_c
def _prepared_for_variable(variable, alias, items):
    parameters = alias.__parameters__
    given = len(items)
    for place, one in enumerate(parameters):
        if one is variable or one == variable:
            break
    else:
        raise ValueError("sequence.index(x): x not in sequence")
    if place < given:
        return items
    if place == given and variable.has_default():
        return (*items, variable.__default__)
    raise TypeError(f"Too few arguments for {alias}; actual {given}, expected at least {place + 1}")


@_in_c
def _prepared_for_several(variable, alias, items):
    parameters = alias.__parameters__
    place = parameters.index(variable)
    for other in parameters[place + 1 :]:
        if isinstance(other, TypeVarTuple):
            raise TypeError(f"More than one TypeVarTuple parameter in {alias}")
    given, wanted = len(items), len(parameters)
    before, behind = place, wanted - place - 1
    # A tuple of any length gives its type to each variable around that nothing else is there for.
    endless = filling = None
    for at, item in enumerate(items):
        inner = None if isinstance(item, type) else getattr(item, "__typing_unpacked_tuple_args__", None)
        if inner and len(inner) == 2 and inner[-1] is ...:
            if endless is not None:
                raise TypeError("More than one unpacked arbitrary-length tuple argument")
            endless, filling = at, inner[0]
    if endless is not None:
        before = min(before, endless)
        behind = min(behind, given - endless - 1)
    elif before + behind > given:
        raise TypeError(f"Too few arguments for {alias}; actual {given}, expected at least {wanted - 1}")
    if before == given - behind and variable.has_default():
        chosen = _unpacked((variable.__default__,))
    else:
        chosen = items[before : given - behind]
    return (
        *items[:before],
        *[filling] * (place - before),
        chosen if isinstance(chosen, tuple) or not isinstance(items, tuple) else tuple(chosen),
        *[filling] * (wanted - behind - before - place - 1),
        *items[given - behind :],
    )


@_in_c
def _for_parameters(variable, item):
    if isinstance(item, (list, tuple)):
        return tuple(_checked(one, "Expected a type.") for one in item)
    if not _is_parameters(item):
        raise TypeError(f"Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got {item}")
    return item


@_in_c
def _prepared_for_parameters(variable, alias, items):
    parameters = alias.__parameters__
    place = parameters.index(variable)
    if place == len(items) and variable.has_default():
        items = [*items, variable.__default__]
    if place >= len(items):
        raise TypeError(f"Too few arguments for {alias}")
    if len(parameters) == 1 and not _is_parameters(items[0]):
        # Without other variables the brackets around the list may be left out.
        return (items,)
    if isinstance(items[place], list):
        return (*items[:place], tuple(items[place]), *items[place + 1 :])
    return items


def _make_generic(parameters):
    spread = []
    for one in parameters:
        if isinstance(one, TypeVarTuple):
            spread.extend(one)
        else:
            spread.append(one)
    return Generic[tuple(spread)]

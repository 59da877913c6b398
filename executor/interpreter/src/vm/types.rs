//! The built-in classes, made when a world starts, and what each is filled with.

use super::{Vm, slots};
use crate::memory::{Kind, Ref, Value};
use crate::objects::native::{Def, DefKind};
use crate::objects::str::intern;
use crate::objects::type_::Blueprint;
use crate::objects::type_::collection::Collection;
use crate::objects::{self, ClassMethod, Dict, GetSet, Native, StaticMethod, Str, Type};

macro_rules! builtin_types {
    ($($field:ident $name:literal $layout:ident $subclassable:literal $has_dict:literal,)*) => {
        /// The built-in classes by their Python names.
        pub struct Types { $(pub $field: Ref<Type>,)* }

        impl Types {
            fn create(names: &Names) -> Types {
                // `object` and `type` come first: every other class needs them.
                let object = make(names, "object", Value::UNDEF, vec![], Kind::Instance, true, false);
                let type_ = make(names, "type", Value::UNDEF, vec![object.clone()], Kind::Type, true, true);
                *object.metaclass.borrow_mut() = type_.value();
                *type_.metaclass.borrow_mut() = type_.value();
                let made = |name: &str, layout: Kind, subclassable: bool, has_dict: bool| match name {
                    "object" => object.clone(),
                    "type" => type_.clone(),
                    _ => make(names, name, type_.value(), vec![object.clone()], layout, subclassable, has_dict),
                };
                Types { $($field: made($name, Kind::$layout, $subclassable, $has_dict),)* }
            }

            /// All of them.
            pub fn all(&self) -> Vec<Ref<Type>> {
                vec![$(self.$field.clone(),)*]
            }
        }
    };
}

builtin_types! {
    object "object" Instance true false,
    type_ "type" Type true true,
    none "NoneType" None false false,
    ellipsis "ellipsis" Ellipsis false false,
    not_implemented "NotImplementedType" NotImplemented false false,
    int "int" Int true false,
    bool "bool" Bool false false,
    float "float" Float true false,
    complex "complex" Complex true false,
    str "str" Str true false,
    bytes "bytes" Bytes true false,
    bytearray "bytearray" ByteArray true false,
    list "list" List true false,
    tuple "tuple" Tuple true false,
    dict "dict" Dict true false,
    set "set" Set true false,
    frozenset "frozenset" FrozenSet true false,
    range "range" Range false false,
    slice "slice" Slice false false,
    property "property" Property true false,
    staticmethod "staticmethod" StaticMethod true true,
    classmethod "classmethod" ClassMethod true true,
    super_ "super" Super true false,
    function "function" Function false true,
    method "method" Method false false,
    builtin "builtin_function_or_method" Native false false,
    method_descriptor "method_descriptor" Native false false,
    classmethod_descriptor "classmethod_descriptor" ClassMethod false false,
    wrapper_descriptor "wrapper_descriptor" Native false false,
    method_wrapper "method-wrapper" Method false false,
    getset "getset_descriptor" GetSet false false,
    member "member_descriptor" GetSet false false,
    module "module" Module true true,
    cell "cell" Cell false false,
    code "code" Code false false,
    generator "generator" Generator false false,
    coroutine "coroutine" Generator false false,
    async_generator "async_generator" Generator false false,
    coroutine_wrapper "coroutine_wrapper" Foreign false false,
    async_generator_asend "async_generator_asend" Foreign false false,
    async_generator_athrow "async_generator_athrow" Foreign false false,
    anext_awaitable "anext_awaitable" Foreign false false,
    dict_keys "dict_keys" DictView false false,
    dict_values "dict_values" DictView false false,
    dict_items "dict_items" DictView false false,
    odict_keys "odict_keys" DictView false false,
    odict_values "odict_values" DictView false false,
    odict_items "odict_items" DictView false false,
    odict_iterator "odict_iterator" Iter false false,
    list_iterator "list_iterator" Iter false false,
    list_reverseiterator "list_reverseiterator" Iter false false,
    tuple_iterator "tuple_iterator" Iter false false,
    range_iterator "range_iterator" Iter false false,
    longrange_iterator "longrange_iterator" Iter false false,
    str_iterator "str_iterator" Iter false false,
    str_ascii_iterator "str_ascii_iterator" Iter false false,
    bytes_iterator "bytes_iterator" Iter false false,
    bytearray_iterator "bytearray_iterator" Iter false false,
    dict_keyiterator "dict_keyiterator" Iter false false,
    dict_valueiterator "dict_valueiterator" Iter false false,
    dict_itemiterator "dict_itemiterator" Iter false false,
    dict_reversekeyiterator "dict_reversekeyiterator" Iter false false,
    dict_reversevalueiterator "dict_reversevalueiterator" Iter false false,
    dict_reverseitemiterator "dict_reverseitemiterator" Iter false false,
    set_iterator "set_iterator" Iter false false,
    iterator "iterator" Iter false false,
    generic_alias_iterator "generic_alias_iterator" Iter false false,
    memory_iterator "memory_iterator" Iter false false,
    callable_iterator "callable_iterator" Iter false false,
    map "map" Iter true false,
    filter "filter" Iter true false,
    zip "zip" Iter true false,
    enumerate "enumerate" Iter true false,
    reversed "reversed" Iter true false,
    memoryview "memoryview" Foreign false false,
    mappingproxy "mappingproxy" Foreign false false,
    generic_alias "types.GenericAlias" Foreign true false,
    union "types.UnionType" Foreign false false,
    traceback "traceback" Foreign false false,
}

/// Built-in classes whose instances can be pointed at weakly.
const WEAKLY_REFERENCED: &[&str] = &[
    "type",
    "set",
    "frozenset",
    "function",
    "method",
    "builtin_function_or_method",
    "module",
    "code",
    "generator",
    "coroutine",
    "async_generator",
    "memoryview",
    "GenericAlias",
];

fn make(
    names: &Names,
    name: &str,
    metaclass: Value,
    bases: Vec<Ref<Type>>,
    layout: Kind,
    subclassable: bool,
    has_dict: bool,
) -> Ref<Type> {
    let (module, plain) = name.rsplit_once('.').unwrap_or(("builtins", name));
    // Errors speak of these two with their module.
    let told = if module == "types" { name } else { plain };
    let bases_weak = bases.iter().any(|base| base.has_weak.get());
    let mut mro: Vec<Ref<Type>> = Vec::new();
    if let Some(base) = bases.first() {
        mro.extend(base.mro.borrow().iter().cloned());
    }
    let module = if module == "builtins" { names.builtins.value() } else { intern(module).value() };
    let plan = Blueprint {
        name: intern(told),
        module,
        metaclass,
        bases,
        dict: Dict::new(),
        layout,
        user: false,
        subclassable,
        has_dict,
        has_weak: bases_weak || WEAKLY_REFERENCED.contains(&plain),
    };
    let class = Type::new(plan, mro);
    *class.qualname.borrow_mut() = intern(plain);
    class
}

macro_rules! exceptions {
    ($root:ident; $($name:ident $base:ident,)*) => {
        /// The built-in exception classes by their Python names.
        #[expect(non_snake_case, reason = "exception classes keep their Python names")]
        pub struct Errors { pub $root: Ref<Type>, $(pub $name: Ref<Type>,)* }

        impl Errors {
            #[expect(non_snake_case, reason = "exception classes keep their Python names")]
            fn create(names: &Names, types: &Types) -> Errors {
                let of = |name: &str, base: &Ref<Type>| {
                    make(names, name, types.type_.value(), vec![base.clone()], Kind::Exception, true, true)
                };
                let $root = of(stringify!($root), &types.object);
                $(let $name = of(stringify!($name), &$base);)*
                Errors { $root, $($name,)* }
            }

            /// All of them.
            pub fn all(&self) -> Vec<Ref<Type>> {
                vec![self.$root.clone(), $(self.$name.clone(),)*]
            }
        }
    };
}

exceptions! {
    BaseException;
    Exception BaseException,
    BaseExceptionGroup BaseException,
    GeneratorExit BaseException,
    KeyboardInterrupt BaseException,
    SystemExit BaseException,
    ArithmeticError Exception,
    FloatingPointError ArithmeticError,
    OverflowError ArithmeticError,
    ZeroDivisionError ArithmeticError,
    AssertionError Exception,
    AttributeError Exception,
    BufferError Exception,
    EOFError Exception,
    ImportError Exception,
    ModuleNotFoundError ImportError,
    LookupError Exception,
    IndexError LookupError,
    KeyError LookupError,
    MemoryError Exception,
    NameError Exception,
    UnboundLocalError NameError,
    OSError Exception,
    BlockingIOError OSError,
    ChildProcessError OSError,
    ConnectionError OSError,
    BrokenPipeError ConnectionError,
    ConnectionAbortedError ConnectionError,
    ConnectionRefusedError ConnectionError,
    ConnectionResetError ConnectionError,
    FileExistsError OSError,
    FileNotFoundError OSError,
    InterruptedError OSError,
    IsADirectoryError OSError,
    NotADirectoryError OSError,
    PermissionError OSError,
    ProcessLookupError OSError,
    TimeoutError OSError,
    ReferenceError Exception,
    RuntimeError Exception,
    NotImplementedError RuntimeError,
    PythonFinalizationError RuntimeError,
    RecursionError RuntimeError,
    StopAsyncIteration Exception,
    StopIteration Exception,
    SyntaxError Exception,
    IndentationError SyntaxError,
    TabError IndentationError,
    SystemError Exception,
    TypeError Exception,
    ValueError Exception,
    UnicodeError ValueError,
    UnicodeDecodeError UnicodeError,
    UnicodeEncodeError UnicodeError,
    UnicodeTranslateError UnicodeError,
    Warning Exception,
    BytesWarning Warning,
    DeprecationWarning Warning,
    EncodingWarning Warning,
    FutureWarning Warning,
    ImportWarning Warning,
    PendingDeprecationWarning Warning,
    ResourceWarning Warning,
    RuntimeWarning Warning,
    SyntaxWarning Warning,
    UnicodeWarning Warning,
    UserWarning Warning,
    ExceptionGroup BaseExceptionGroup,
}

macro_rules! names {
    ($($field:ident $text:literal,)*) => {
        /// Names the machine itself looks up.
        pub struct Names { $(pub $field: Ref<Str>,)* }

        impl Names {
            pub fn new() -> Names {
                Names { $($field: intern($text),)* }
            }
        }
    };
}

names! {
    builtins "builtins",
    main "__main__",
    abs "__abs__", add "__add__", aenter "__aenter__", aexit "__aexit__", aiter "__aiter__", all "__all__",
    and "__and__", anext "__anext__", annotations "__annotations__", await_ "__await__", bool "__bool__",
    bytes "__bytes__", call "__call__", class "__class__", class_getitem "__class_getitem__",
    classcell "__classcell__", complex "__complex__", contains "__contains__", del "__del__", delattr "__delattr__",
    delete "__delete__", delitem "__delitem__", dict "__dict__", dir "__dir__", divmod "__divmod__", doc "__doc__",
    enter "__enter__", eq "__eq__", exit "__exit__", float "__float__", floordiv "__floordiv__",
    format "__format__", ge "__ge__", get "__get__", getattr "__getattr__", getattribute "__getattribute__",
    getitem "__getitem__", gt "__gt__", hash "__hash__", iadd "__iadd__", iand "__iand__", ifloordiv "__ifloordiv__",
    ilshift "__ilshift__", imatmul "__imatmul__", imod "__imod__", imul "__imul__", index "__index__", init "__init__",
    init_subclass "__init_subclass__", instancecheck "__instancecheck__", int "__int__", invert "__invert__",
    ior "__ior__", ipow "__ipow__", irshift "__irshift__", isub "__isub__", iter "__iter__", itruediv "__itruediv__",
    ixor "__ixor__", le "__le__", len "__len__", length_hint "__length_hint__", lshift "__lshift__", lt "__lt__",
    match_args "__match_args__", matmul "__matmul__", missing "__missing__", mod_ "__mod__", module "__module__",
    mro_entries "__mro_entries__", mul "__mul__", name "__name__", ne "__ne__", neg "__neg__", new "__new__",
    next "__next__", or "__or__", orig_bases "__orig_bases__", pos "__pos__", pow "__pow__", prepare "__prepare__",
    qualname "__qualname__", radd "__radd__", rand "__rand__", rdivmod "__rdivmod__", repr "__repr__",
    reversed "__reversed__", rfloordiv "__rfloordiv__", rlshift "__rlshift__", rmatmul "__rmatmul__", rmod "__rmod__",
    rmul "__rmul__", ror "__ror__", rpow "__rpow__", rrshift "__rrshift__", rshift "__rshift__",
    rsub "__rsub__", rtruediv "__rtruediv__", rxor "__rxor__", set "__set__", set_name "__set_name__",
    setattr "__setattr__", setitem "__setitem__", slots "__slots__", str "__str__", sub "__sub__",
    subclasscheck "__subclasscheck__", truediv "__truediv__", trunc "__trunc__",
    type_params "__type_params__", xor "__xor__", keys "keys", send "send", throw "throw", close "close",
    notes "__notes__", abstractmethods "__abstractmethods__", isabstractmethod "__isabstractmethod__",
}

/// Makes all built-in classes, empty.
pub fn create(names: &Names) -> (Types, Errors) {
    let types = Types::create(names);
    // bool is an int, and views of ordered dicts are views of dicts.
    let pairs = [
        (&types.bool, &types.int),
        (&types.odict_keys, &types.dict_keys),
        (&types.odict_values, &types.dict_values),
        (&types.odict_items, &types.dict_items),
    ];
    for (class, base) in pairs {
        *class.bases.borrow_mut() = vec![base.clone()];
        *class.mro.borrow_mut() = vec![class.clone(), base.clone(), types.object.clone()];
    }
    let errors = Errors::create(names, &types);
    let group = &errors.ExceptionGroup;
    *group.bases.borrow_mut() = vec![errors.BaseExceptionGroup.clone(), errors.Exception.clone()];
    *group.mro.borrow_mut() = vec![
        group.clone(),
        errors.BaseExceptionGroup.clone(),
        errors.Exception.clone(),
        errors.BaseException.clone(),
        types.object.clone(),
    ];
    (types, errors)
}

impl Vm {
    /// Puts definitions into the namespace of a class.
    pub fn add_methods(&mut self, class: &Ref<Type>, definitions: &'static [Def]) {
        for definition in definitions {
            self.add_method(class, definition);
        }
    }

    fn add_method(&mut self, class: &Ref<Type>, definition: &'static Def) {
        let name = intern(definition.name());
        let native = || Native::new(definition, Some(class.clone()), Value::NONE).value();
        let value = match definition.kind {
            DefKind::Function => native(),
            DefKind::ClassMethod => ClassMethod::new(native()),
            DefKind::StaticMethod => StaticMethod::new(native()),
            DefKind::Getter | DefKind::Member => {
                let get = GetSet::Native {
                    name: definition.name(),
                    owner: class.clone(),
                    get: definition,
                    set: None,
                    python: None,
                };
                Value::from(Ref::new(get))
            }
            DefKind::Setter => {
                let Some(existing) = class.dict.get_str(&name) else { return };
                let Some(GetSet::Native { name, owner, get, .. }) = existing.get::<GetSet>() else { return };
                let both = GetSet::Native { name, owner: owner.clone(), get, set: Some(definition), python: None };
                Value::from(Ref::new(both))
            }
        };
        class.dict.set_str(&name, value);
    }

    /// Every class has a `__doc__` of its own, if only None: it must not show that of a base.
    fn complete_doc(&mut self, class: &Ref<Type>) {
        let name = self.names.doc.clone();
        if class.dict.get_str(&name).is_none() {
            let text = doc_of(self, class.name().as_str());
            class.dict.set_str(&name, text);
        }
    }

    /// Makes a class for a native module's own objects.
    pub fn native_class(&mut self, module: &str, name: &str, definitions: &'static [Def]) -> Ref<Type> {
        self.native_class_with(module, name, Kind::Foreign, None, true, definitions)
    }

    /// [`Self::native_class`] with everything said: the kind of its instances' data, a base other than `object`.
    pub fn native_class_with(
        &mut self,
        module: &str,
        name: &str,
        layout: Kind,
        base: Option<Ref<Type>>,
        subclassable: bool,
        definitions: &'static [Def],
    ) -> Ref<Type> {
        let base = base.unwrap_or_else(|| self.types.object.clone());
        let mro = base.mro.borrow().clone();
        let (has_dict, has_weak) = (base.has_dict.get(), base.has_weak.get());
        let plan = Blueprint {
            name: intern(name),
            module: intern(module).value(),
            metaclass: self.types.type_.value(),
            bases: vec![base],
            dict: Dict::new(),
            layout,
            user: false,
            subclassable,
            has_dict,
            has_weak: layout == Kind::Foreign || has_weak,
        };
        let class = Type::new(plan, mro);
        if module != "builtins" {
            if !UNNAMED.contains(&module) {
                class.dict.set_str(&self.names.module.clone(), intern(module).value());
            }
            // Messages name such classes with their module; `__name__` leaves it off.
            *class.name.borrow_mut() = intern(&format!("{module}.{name}"));
        }
        self.add_methods(&class, definitions);
        if READING.contains(&module) && class.dict.get_str(&self.names.getattribute).is_none() {
            self.add_methods(&class, objects::instance::OWN_GETATTRIBUTE);
        }
        self.complete_doc(&class);
        class
    }
}

/// Modules whose classes tell only of themselves in which they are, and their instances do not.
const UNNAMED: &[&str] = &["datetime", "weakref"];

/// Modules whose classes say of their own accord that attributes are read as always: it shows in who refuses what.
const READING: &[&str] = &["itertools", "functools", "collections", "operator", "decimal", "struct"];

/// What `__doc__` of the built-in classes says.
const DOCS: &[(&str, &str)] = &[
    ("NoneType", "The type of the None singleton."),
    ("NotImplementedType", "The type of the NotImplemented singleton."),
    ("ellipsis", "The type of the Ellipsis singleton."),
    ("object", "The base of all classes: what every object can do."),
    ("type", "The class of classes: type(object) tells it, type(name, bases, dict) makes one."),
    ("int", "Whole numbers of any size: int(x=0), int(text, base=10)."),
    ("bool", "The two truth values: bool(object=False)."),
    ("float", "Numbers of double precision: float(x=0)."),
    ("complex", "Complex numbers: complex(real=0, imag=0)."),
    ("str", "Text: str(object=''), str(bytes, encoding, errors)."),
    ("bytes", "Bytes that never change: bytes(source, encoding, errors)."),
    ("bytearray", "Bytes that can change: bytearray(source, encoding, errors)."),
    ("memoryview", "Bytes of another object, seen in place: memoryview(object)."),
    ("list", "A sequence that can change: list(iterable=())."),
    ("tuple", "A sequence that never changes: tuple(iterable=())."),
    ("dict", "Values by keys, in the order of insertion: dict(mapping_or_pairs, **names)."),
    ("set", "Different objects without order: set(iterable=())."),
    ("frozenset", "A set that never changes: frozenset(iterable=())."),
    ("range", "Evenly spaced whole numbers: range(stop), range(start, stop, step=1)."),
    ("slice", "What stands in brackets between colons: slice(stop), slice(start, stop, step=None)."),
    ("property", "An attribute computed by functions: property(fget=None, fset=None, fdel=None, doc=None)."),
    ("staticmethod", "A function of a class that gets neither instance nor class."),
    ("classmethod", "A function of a class that gets the class first."),
    ("super", "Attributes of the classes that come behind: super(), super(type, object)."),
    ("map", "A function on each item, lazily: map(function, *iterables)."),
    ("filter", "The items that pass a test, lazily: filter(function, iterable)."),
    ("zip", "Items side by side, lazily: zip(*iterables, strict=False)."),
    ("enumerate", "Items with their numbers, lazily: enumerate(iterable, start=0)."),
    ("reversed", "The items of a sequence from the last: reversed(sequence)."),
];

/// The text for a built-in class, None where there is none.
pub fn doc_of(vm: &Vm, class: &str) -> Value {
    DOCS.iter().find(|(name, _)| *name == class).map_or(Value::NONE, |(_, text)| vm.text(*text))
}

/// Fills the built-in classes with their methods.
pub fn fill(vm: &mut Vm) {
    let types = [
        (vm.types.object.clone(), objects::instance::METHODS),
        (vm.types.object.clone(), objects::reduce::METHODS),
        (vm.types.type_.clone(), objects::type_::METHODS),
        (vm.types.int.clone(), objects::int::methods::METHODS),
        (vm.types.bool.clone(), objects::int::boolean::METHODS),
        (vm.types.float.clone(), objects::float::METHODS),
        (vm.types.complex.clone(), objects::complex::METHODS),
        (vm.types.list.clone(), objects::list::methods::METHODS),
        (vm.types.tuple.clone(), objects::tuple::METHODS),
        (vm.types.dict.clone(), objects::dict::methods::METHODS),
        (vm.types.dict_keys.clone(), objects::dict::views::KEYS_METHODS),
        (vm.types.dict_values.clone(), objects::dict::views::VALUES_METHODS),
        (vm.types.dict_items.clone(), objects::dict::views::ITEMS_METHODS),
        (vm.types.odict_keys.clone(), objects::dict::views::KEYS_METHODS),
        (vm.types.odict_values.clone(), objects::dict::views::VALUES_METHODS),
        (vm.types.odict_items.clone(), objects::dict::views::ITEMS_METHODS),
        (vm.types.set.clone(), objects::set::methods::METHODS),
        (vm.types.frozenset.clone(), objects::set::methods::FROZEN_METHODS),
        (vm.types.memoryview.clone(), objects::bytes::memoryview::METHODS),
        (vm.types.memoryview.clone(), objects::bytes::memoryview::EXPORT),
        (vm.types.memoryview.clone(), objects::bytes::memoryview::TAKE_BACK),
        (vm.types.range.clone(), objects::range::METHODS),
        (vm.types.slice.clone(), objects::slice::METHODS),
        (vm.types.property.clone(), objects::descriptors::PROPERTY_METHODS),
        (vm.types.staticmethod.clone(), objects::descriptors::STATICMETHOD_METHODS),
        (vm.types.classmethod_descriptor.clone(), objects::descriptors::CLASSMETHOD_DESCRIPTOR_METHODS),
        (vm.types.classmethod.clone(), objects::descriptors::CLASSMETHOD_METHODS),
        (vm.types.super_.clone(), objects::descriptors::SUPER_METHODS),
        (vm.types.getset.clone(), objects::descriptors::GETSET_METHODS),
        (vm.types.member.clone(), objects::descriptors::GETSET_METHODS),
        (vm.types.function.clone(), objects::function::METHODS),
        (vm.types.method.clone(), objects::function::METHOD_OWN),
        (vm.types.method.clone(), objects::function::METHOD_METHODS),
        (vm.types.method_wrapper.clone(), objects::function::METHOD_METHODS),
        (vm.types.method_wrapper.clone(), objects::function::WRAPPER_METHODS),
        (vm.types.builtin.clone(), objects::native::METHODS),
        (vm.types.builtin.clone(), objects::native::MODULE),
        (vm.types.method_descriptor.clone(), objects::native::METHODS),
        (vm.types.wrapper_descriptor.clone(), objects::native::METHODS),
        (vm.types.method_descriptor.clone(), objects::native::DESCRIPTOR),
        (vm.types.wrapper_descriptor.clone(), objects::native::DESCRIPTOR),
        (vm.types.builtin.clone(), objects::reduce::CALLABLE),
        (vm.types.method_descriptor.clone(), objects::reduce::CALLABLE),
        (vm.types.wrapper_descriptor.clone(), objects::reduce::CALLABLE),
        (vm.types.method_wrapper.clone(), objects::reduce::CALLABLE),
        (vm.types.method.clone(), objects::reduce::CALLABLE),
        (vm.types.member.clone(), objects::reduce::CALLABLE),
        (vm.types.module.clone(), objects::module::METHODS),
        (vm.types.generator.clone(), objects::generator::METHODS),
        (vm.types.coroutine.clone(), objects::generator::COROUTINE_METHODS),
        (vm.types.coroutine_wrapper.clone(), objects::asynchronous::METHODS),
        (vm.types.async_generator_asend.clone(), objects::asynchronous::METHODS),
        (vm.types.async_generator_asend.clone(), objects::asynchronous::AWAIT),
        (vm.types.async_generator_athrow.clone(), objects::asynchronous::METHODS),
        (vm.types.async_generator_athrow.clone(), objects::asynchronous::AWAIT),
        (vm.types.anext_awaitable.clone(), objects::asynchronous::METHODS),
        (vm.types.anext_awaitable.clone(), objects::asynchronous::AWAIT),
        (vm.types.async_generator.clone(), objects::generator::ASYNC_METHODS),
        (vm.types.mappingproxy.clone(), objects::dict::proxy::METHODS),
        (vm.types.generic_alias.clone(), objects::generic_alias::METHODS),
        (vm.types.union.clone(), objects::generic_alias::UNION_METHODS),
        (vm.types.none.clone(), objects::none::METHODS),
        (vm.types.ellipsis.clone(), objects::none::ELLIPSIS),
        (vm.types.not_implemented.clone(), objects::none::NOT_IMPLEMENTED),
        (vm.types.traceback.clone(), objects::exception::trace::METHODS),
        (vm.types.map.clone(), objects::iter::methods::MAP_METHODS),
        (vm.types.filter.clone(), objects::iter::methods::FILTER_METHODS),
        (vm.types.zip.clone(), objects::iter::methods::ZIP_METHODS),
        (vm.types.enumerate.clone(), objects::iter::methods::ENUMERATE_METHODS),
        (vm.types.reversed.clone(), objects::iter::methods::REVERSED_METHODS),
    ];
    for (class, methods) in types {
        vm.add_methods(&class, methods);
    }
    vm.types.union.dict.set_str(&vm.names.module.clone(), intern("types").value());
    let t = &vm.types;
    for class in [&t.list, &t.tuple, &t.range, &t.memoryview] {
        class.collection.set(Collection::Sequence);
    }
    for class in [&t.dict, &t.mappingproxy] {
        class.collection.set(Collection::Mapping);
    }
    let getting = [&t.bytearray, &t.bytes, &t.complex, &t.dict, &t.enumerate, &t.filter, &t.int, &t.list, &t.map];
    let getting = getting.into_iter().chain([&t.memoryview, &t.property, &t.range, &t.reversed, &t.set, &t.slice]);
    let getting = getting.chain([&t.tuple, &t.type_, &t.zip, &t.generic_alias, &t.union, &vm.errors.BaseException]);
    let getting = getting.chain([&t.module, &t.super_]);
    let getting: Vec<Ref<Type>> = getting.cloned().collect();
    let unordered = [&t.none, &t.method, &t.builtin, &t.memoryview, &t.generic_alias, &t.union].map(Ref::clone);
    let type_ = t.type_.clone();
    let sized = [&t.int, &t.list, &t.dict, &t.set, &t.frozenset, &t.bytearray, &t.str, &t.type_, &t.generator];
    let sized = sized.map(Ref::clone);
    let shown = [&t.bytes, &t.bytearray].map(Ref::clone);
    for class in sized {
        vm.add_methods(&class, objects::instance::OWN_SIZEOF);
    }
    for class in shown {
        vm.add_methods(&class, objects::instance::OWN_STR);
    }
    for class in getting {
        vm.add_methods(&class, objects::instance::OWN_GETATTRIBUTE);
    }
    for class in unordered {
        vm.add_methods(&class, objects::instance::NO_ORDER);
    }
    let compared = [&vm.types.none, &vm.types.builtin, &vm.types.method, &vm.types.method_wrapper].map(Ref::clone);
    for class in compared {
        vm.add_methods(&class, objects::instance::OWN_EQUAL);
    }
    vm.add_methods(&type_, objects::instance::OWN_SETATTR);
    for class in [&vm.types.staticmethod, &vm.types.classmethod].map(Ref::clone) {
        vm.add_methods(&class, &objects::instance::OWN_DICT);
    }
    let t = &vm.types;
    let iterators = [
        &t.list_iterator,
        &t.list_reverseiterator,
        &t.tuple_iterator,
        &t.range_iterator,
        &t.longrange_iterator,
        &t.str_iterator,
        &t.str_ascii_iterator,
        &t.bytes_iterator,
        &t.bytearray_iterator,
        &t.dict_keyiterator,
        &t.dict_valueiterator,
        &t.dict_itemiterator,
        &t.dict_reversekeyiterator,
        &t.dict_reversevalueiterator,
        &t.dict_reverseitemiterator,
        &t.set_iterator,
        &t.iterator,
        &t.generic_alias_iterator,
    ];
    let walking = [
        &t.list_iterator,
        &t.list_reverseiterator,
        &t.tuple_iterator,
        &t.range_iterator,
        &t.longrange_iterator,
        &t.str_iterator,
        &t.str_ascii_iterator,
        &t.bytes_iterator,
        &t.bytearray_iterator,
        &t.iterator,
        &t.reversed,
    ];
    let walking = walking.map(Clone::clone);
    let lazy = [&t.callable_iterator, &t.map, &t.filter, &t.zip, &t.enumerate, &t.reversed].map(Clone::clone);
    let zip = t.zip.clone();
    for class in iterators.map(Clone::clone) {
        vm.add_methods(&class, objects::iter::methods::CONTAINER_ITERATOR_METHODS);
        vm.add_methods(&class, objects::iter::state::REDUCE);
    }
    for class in lazy {
        vm.add_methods(&class, objects::iter::state::REDUCE);
    }
    for class in walking {
        vm.add_methods(&class, objects::iter::state::SET_STATE);
    }
    vm.add_methods(&zip, objects::iter::state::SET_STRICT);
    let text = vm.types.str.clone();
    for methods in objects::str::methods::TABLES {
        vm.add_methods(&text, methods);
    }
    let (bytes, bytearray) = (vm.types.bytes.clone(), vm.types.bytearray.clone());
    for methods in objects::bytes::TABLES {
        vm.add_methods(&bytes, methods);
    }
    for methods in objects::bytes::BYTEARRAY_TABLES {
        vm.add_methods(&bytearray, methods);
    }
    let classes = [vm.types.all(), vm.errors.all()].concat();
    for class in classes {
        vm.complete_doc(&class);
    }
    slots::fill(vm);
    objects::exception::fill(vm);
}

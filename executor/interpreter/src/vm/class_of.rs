//! Which class a value is of.

use super::Vm;
use crate::memory::{Kind, Ref, Value};
use crate::objects::dict::Part;
use crate::objects::generator::Flavor;
use crate::objects::iter::Iteration;
use crate::objects::{
    ClassMethod, DictView, Exception, Foreign, Generator, GetSet, Instance, Iter, Method, Module, Native, Type,
};

impl Vm {
    /// The class of a value.
    pub fn class_of(&self, value: &Value) -> Ref<Type> {
        let types = &self.types;
        match value.kind() {
            Kind::Instance => return value.get::<Instance>().expect("the kind says so").class.borrow().clone(),
            Kind::Exception => return value.get::<Exception>().expect("the kind says so").class.borrow().clone(),
            Kind::Foreign => return value.get::<Foreign>().expect("the kind says so").class.borrow().clone(),
            Kind::Type => {
                let metaclass = value.get::<Type>().expect("the kind says so").metaclass.borrow().clone();
                return metaclass.into_ref::<Type>().unwrap_or_else(|_| types.type_.clone());
            }
            Kind::Iter => return self.class_of_iter(value),
            _ => {}
        }
        let class = match value.kind() {
            Kind::Undef | Kind::None => &types.none,
            Kind::Bool => &types.bool,
            Kind::Int | Kind::BigInt => &types.int,
            Kind::Float => &types.float,
            Kind::Ellipsis => &types.ellipsis,
            Kind::NotImplemented => &types.not_implemented,
            Kind::Str => &types.str,
            Kind::Bytes => &types.bytes,
            Kind::ByteArray => &types.bytearray,
            Kind::Complex => &types.complex,
            Kind::List => &types.list,
            Kind::Tuple => &types.tuple,
            Kind::Dict => &types.dict,
            Kind::Set => &types.set,
            Kind::FrozenSet => &types.frozenset,
            Kind::Range => &types.range,
            Kind::Slice => &types.slice,
            Kind::DictView => {
                let view = value.get::<DictView>().expect("the kind says so");
                match (view.part, view.ordered) {
                    (Part::Keys, false) => &types.dict_keys,
                    (Part::Values, false) => &types.dict_values,
                    (Part::Items, false) => &types.dict_items,
                    (Part::Keys, true) => &types.odict_keys,
                    (Part::Values, true) => &types.odict_values,
                    (Part::Items, true) => &types.odict_items,
                }
            }
            Kind::Generator => match value.get::<Generator>().expect("the kind says so").flavor {
                Flavor::Generator => &types.generator,
                Flavor::Coroutine => &types.coroutine,
                Flavor::AsyncGenerator => &types.async_generator,
            },
            Kind::Function => &types.function,
            Kind::Native => {
                let native = value.get::<Native>().expect("the kind says so");
                match &native.owner {
                    Some(_) if native.def.kind == crate::objects::native::DefKind::StaticMethod => &types.builtin,
                    Some(_) if native.is_wrapper() => &types.wrapper_descriptor,
                    Some(_) => &types.method_descriptor,
                    None => &types.builtin,
                }
            }
            Kind::Method => match value.get::<Method>().expect("the kind says so").built_in() {
                Some(native) if native.is_wrapper() => &types.method_wrapper,
                Some(_) => &types.builtin,
                None => &types.method,
            },
            Kind::Cell => &types.cell,
            Kind::Module => match value.get::<Module>().and_then(|module| module.class.borrow().clone()) {
                Some(class) => return class,
                None => &types.module,
            },
            Kind::Property => &types.property,
            Kind::StaticMethod => &types.staticmethod,
            Kind::ClassMethod => match value.get::<ClassMethod>() {
                Some(method) if crate::objects::descriptors::is_classmethod_descriptor(method) => {
                    &types.classmethod_descriptor
                }
                _ => &types.classmethod,
            },
            Kind::Super => &types.super_,
            Kind::GetSet => match value.get::<GetSet>() {
                Some(descriptor) if descriptor.is_member() => &types.member,
                _ => &types.getset,
            },
            Kind::Code => &types.code,
            Kind::Type | Kind::Instance | Kind::Exception | Kind::Foreign | Kind::Iter => {
                unreachable!("answered above")
            }
        };
        class.clone()
    }

    fn class_of_iter(&self, value: &Value) -> Ref<Type> {
        let types = &self.types;
        let Some(iter) = value.get::<Iter>() else { return types.iterator.clone() };
        if let Some(class) = iter.class.get() {
            return class.clone();
        }
        let Ok(state) = iter.state.try_borrow() else { return types.iterator.clone() };
        let class = match &*state {
            Iteration::List { .. } => &types.list_iterator,
            Iteration::ListReversed { .. } => &types.list_reverseiterator,
            Iteration::Tuple { .. } => &types.tuple_iterator,
            Iteration::Range { .. } => &types.range_iterator,
            Iteration::BigRange { .. } => &types.longrange_iterator,
            Iteration::Str { text, .. } if text.is_ascii() => &types.str_ascii_iterator,
            Iteration::Str { .. } => &types.str_iterator,
            Iteration::Bytes { bytes, .. } if bytes.kind() == Kind::ByteArray => &types.bytearray_iterator,
            Iteration::Bytes { .. } => &types.bytes_iterator,
            Iteration::Dict { part: Part::Keys, .. } => &types.dict_keyiterator,
            Iteration::Dict { part: Part::Values, .. } => &types.dict_valueiterator,
            Iteration::Dict { part: Part::Items, .. } => &types.dict_itemiterator,
            Iteration::DictReversed { part: Part::Keys, .. } => &types.dict_reversekeyiterator,
            Iteration::DictReversed { part: Part::Values, .. } => &types.dict_reversevalueiterator,
            Iteration::DictReversed { part: Part::Items, .. } => &types.dict_reverseitemiterator,
            Iteration::Set { .. } => &types.set_iterator,
            Iteration::SequenceReversed { .. } => &types.reversed,
            Iteration::Callable { .. } => &types.callable_iterator,
            Iteration::Map { .. } => &types.map,
            Iteration::Filter { .. } => &types.filter,
            Iteration::Zip { .. } => &types.zip,
            Iteration::Enumerate { .. } => &types.enumerate,
            Iteration::Sequence { .. } | Iteration::Native(_) | Iteration::Done => &types.iterator,
        };
        class.clone()
    }
}

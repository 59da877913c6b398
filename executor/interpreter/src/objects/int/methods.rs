//! Methods of `int`.

/// Methods of the type.
pub const METHODS: &[crate::objects::native::Def] = &[];

/// `int(number)` of the built-in number types.
pub fn int_of_number(vm: &mut crate::vm::Vm, value: &crate::memory::Value) -> crate::vm::Res {
    if let Some(float) = value.as_float() {
        if float.is_nan() {
            return Err(vm.value_error("cannot convert float NaN to integer"));
        }
        if float.is_infinite() {
            return Err(vm.overflow_error("cannot convert float infinity to integer"));
        }
        return Ok(super::from_big(crate::vm::numbers::float_to_big(float.trunc())));
    }
    vm.index_value(value)
}

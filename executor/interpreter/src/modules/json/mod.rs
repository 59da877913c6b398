//! `json`. <https://docs.python.org/3.13/library/json.html>
//!
//! Reading and writing are native (`scanner`, `encoder`, `strings`); the classes and functions that programs see are
//! Python (`json.py`, `json_decoder.py`, `json_encoder.py`).

mod encoder;
mod scanner;
mod strings;

use crate::memory::{Ref, Value};
use crate::objects::Module;
use crate::vm::{Raise, Res, Vm};

/// Fills `json.decoder`.
pub fn load_decoder(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, scanner::FUNCTIONS);
    super::run_source(vm, module, "json.decoder", include_str!("json_decoder.py"))
}

/// Fills `json.encoder`.
pub fn load_encoder(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, encoder::FUNCTIONS);
    vm.add_functions(module, strings::FUNCTIONS);
    super::run_source(vm, module, "json.encoder", include_str!("json_encoder.py"))
}

/// `JSONDecodeError(message, document, position)`.
fn decode_error(vm: &mut Vm, message: &str, document: &Value, position: i64) -> Raise {
    let made = vm.module_attr("json.decoder", "JSONDecodeError").and_then(|class| {
        let message = vm.text(message);
        vm.call(&class, &[message, document.clone(), Value::int(position)])
    });
    match made {
        Ok(exception) => vm.raise_value(&exception),
        Err(raise) => raise,
    }
}

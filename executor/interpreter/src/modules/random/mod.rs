//! `random`. <https://docs.python.org/3.13/library/random.html>
//!
//! The generator is native (`generator`, over `mersenne`); what builds on it is Python (`random.py`).

mod generator;
pub mod mersenne;

use crate::memory::{Kind, Ref, Value};
use crate::objects::native::{Def, def};
use crate::objects::str::intern;
use crate::objects::{Bytes, List, Module};
use crate::vm::{Res, Vm};
use sha2::{Digest, Sha512};

const FUNCTIONS: &[Def] = &[
    def("_urandom(size, /)", "Bytes that nobody can foretell.", |vm, args| {
        let size = vm.index_of(&args[0])?;
        let Ok(size) = usize::try_from(size) else { return Err(vm.value_error("negative argument not allowed")) };
        vm.charge(size)?;
        let mut bytes = vec![0; size];
        vm.host.entropy(&mut bytes);
        Ok(Value::from(Bytes::new(bytes)))
    }),
    def("_sha512(data, /)", "The SHA-512 digest of bytes.", |vm, args| {
        let bytes = vm.bytes_of(&args[0])?;
        vm.tick(bytes.len() / 16)?;
        Ok(Value::from(Bytes::new(Sha512::digest(&bytes).to_vec())))
    }),
    def("_place(sums, wanted, high, /)", "Where the first sum beyond the wanted one is.", |vm, args| {
        let Some(sums) = args[0].to_ref::<List>() else { return Err(vm.type_error("a list of sums is required")) };
        let (mut low, mut high) = (0, vm.index_of(&args[2])?.max(0) as usize);
        while low < high {
            let middle = low + (high - low) / 2;
            let Some(sum) = sums.get(middle) else { break };
            if vm.less(&args[1], &sum)? {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        Ok(Value::int(low as i64))
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    let class = vm.native_class_with("_random", "Random", Kind::Foreign, None, true, generator::METHODS);
    module.dict.set_str(&intern("_Generator"), class.value());
    super::run_source(vm, module, "random", include_str!("random.py"))
}

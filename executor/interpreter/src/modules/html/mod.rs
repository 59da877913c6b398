//! `html.entities`: names of characters. <https://docs.python.org/3.13/library/html.entities.html>
//!
//! The names come from `entities.txt`, which `tools/tables/html_entities.py` writes. `html` itself is Python (`html.py`).

use crate::memory::{Ref, Value};
use crate::objects::str::intern;
use crate::objects::{Dict, List, Module};
use crate::vm::{Res, Vm};

/// Fills `html.entities`.
pub fn load_entities(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    let [html5, numbers, names, texts] = [Dict::new(), Dict::new(), Dict::new(), Dict::new()];
    for line in include_str!("entities.txt").lines() {
        let mut parts = line.split(' ');
        let (Some(version), Some(name)) = (parts.next(), parts.next()) else { continue };
        let codes: Vec<u32> = parts.filter_map(|code| u32::from_str_radix(code, 16).ok()).collect();
        let text: String = codes.iter().filter_map(|code| char::from_u32(*code)).collect();
        if version == "5" {
            html5.set_str(&intern(name), vm.text(text));
            continue;
        }
        let code = Value::int(i64::from(codes.first().copied().unwrap_or(0)));
        numbers.set_str(&intern(name), code.clone());
        let text_of_name = vm.text(name);
        vm.dict_set(&names, code, text_of_name)?;
        texts.set_str(&intern(name), vm.text(text));
    }
    let all = ["html5", "name2codepoint", "codepoint2name", "entitydefs"];
    for (name, dict) in all.into_iter().zip([html5, numbers, names, texts]) {
        module.dict.set_str(&intern(name), dict.value());
    }
    let all = List::new(all.map(|name| vm.text(name)).to_vec());
    module.dict.set_str(&intern("__all__"), Value::from(all));
    Ok(())
}

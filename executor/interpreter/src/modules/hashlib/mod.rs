//! `hashlib`. <https://docs.python.org/3.13/library/hashlib.html>
//!
//! The states are native; what stands around them is Python (`hashlib.py`).

mod blake2;
mod blake2_class;
mod scrypt;

use crate::memory::{Kind, Ref, Value};
use crate::objects::foreign::ForeignData;
use crate::objects::native::{Def, def, getter};
use crate::objects::str::intern;
use crate::objects::{Bytes, Foreign, Module, Str, Type};
use crate::vm::{Res, Vm};
use sha2::digest::{DynDigest, ExtendableOutput, Update};
use std::cell::RefCell;

/// A computation under way.
#[derive(Clone)]
enum State {
    Fixed(Box<dyn DynDigest>),
    Shake128(Box<sha3::Shake128>),
    Shake256(Box<sha3::Shake256>),
    Blake2b(Box<blake2::Blake2b>),
    Blake2s(Box<blake2::Blake2s>),
}

struct Hash {
    name: &'static str,
    block: usize,
    size: usize,
    state: RefCell<State>,
}

impl ForeignData for Hash {}

impl State {
    fn update(&mut self, data: &[u8]) {
        match self {
            State::Fixed(state) => state.update(data),
            State::Shake128(state) => state.update(data),
            State::Shake256(state) => state.update(data),
            State::Blake2b(state) => state.update(data),
            State::Blake2s(state) => state.update(data),
        }
    }

    /// The digest so far; only the SHAKEs look at the length.
    fn digest(&self, length: usize) -> Vec<u8> {
        match self.clone() {
            State::Fixed(state) => state.finalize().into_vec(),
            State::Shake128(state) => state.finalize_boxed(length).into_vec(),
            State::Shake256(state) => state.finalize_boxed(length).into_vec(),
            State::Blake2b(state) => state.digest(),
            State::Blake2s(state) => state.digest(),
        }
    }

    fn is_extendable(&self) -> bool {
        matches!(self, State::Shake128(_) | State::Shake256(_))
    }
}

/// Name, digest size, block size and a fresh state.
fn algorithm(name: &str) -> Option<(&'static str, usize, usize, State)> {
    fn fixed(name: &'static str, block: usize, state: impl DynDigest + 'static) -> (&'static str, usize, usize, State) {
        (name, state.output_size(), block, State::Fixed(Box::new(state)))
    }
    Some(match name {
        "md5" => fixed("md5", 64, md5::Md5::default()),
        "sha1" => fixed("sha1", 64, sha1::Sha1::default()),
        "sha224" => fixed("sha224", 64, sha2::Sha224::default()),
        "sha256" => fixed("sha256", 64, sha2::Sha256::default()),
        "sha384" => fixed("sha384", 128, sha2::Sha384::default()),
        "sha512" => fixed("sha512", 128, sha2::Sha512::default()),
        "sha512_224" => fixed("sha512_224", 128, sha2::Sha512_224::default()),
        "sha512_256" => fixed("sha512_256", 128, sha2::Sha512_256::default()),
        "sha3_224" => fixed("sha3_224", 144, sha3::Sha3_224::default()),
        "sha3_256" => fixed("sha3_256", 136, sha3::Sha3_256::default()),
        "sha3_384" => fixed("sha3_384", 104, sha3::Sha3_384::default()),
        "sha3_512" => fixed("sha3_512", 72, sha3::Sha3_512::default()),
        "shake_128" => ("shake_128", 0, 168, State::Shake128(Box::default())),
        "shake_256" => ("shake_256", 0, 136, State::Shake256(Box::default())),
        _ => return None,
    })
}

/// OpenSSL takes more spellings than one, in large letters as well as small.
fn known_name(name: &str) -> String {
    let name = name.to_lowercase();
    match name.split_once('-') {
        Some(("sha3" | "sha512", rest)) if !rest.is_empty() => name.replace('-', "_"),
        Some(("sha2", rest)) if !rest.is_empty() => format!("sha{}", rest.replace('/', "_")),
        Some(("sha", rest)) if !rest.is_empty() => format!("sha{rest}"),
        _ => name,
    }
}

fn hash(value: &Value) -> &Hash {
    value.native::<Foreign>().and_then(|object| object.downcast::<Hash>()).expect("methods of hashes get hashes")
}

/// The bytes to be hashed, charged as work.
fn data(vm: &mut Vm, value: &Value) -> Res<Vec<u8>> {
    if value.native::<Str>().is_some() {
        return Err(vm.type_error("Strings must be encoded before hashing"));
    }
    if !crate::objects::bytes::is_buffer(value) {
        return Err(vm.type_error("object supporting the buffer API required"));
    }
    let bytes = vm.bytes_of(value)?;
    vm.tick(bytes.len() / 64)?;
    Ok(bytes)
}

fn made(vm: &mut Vm, name: &'static str, size: usize, block: usize, state: State) -> Res {
    let class = match name {
        "blake2b" => "_blake2b",
        "blake2s" => "_blake2s",
        "shake_128" | "shake_256" => "_HASHXOF",
        _ => "_HASH",
    };
    let class = vm.module_attr("hashlib", class)?;
    let class = class.to_ref::<Type>().ok_or_else(|| vm.type_error("the class has been replaced"))?;
    Ok(Value::from(Foreign::new(class, Hash { name, block, size, state: RefCell::new(state) })))
}

/// The digest so far; of the length that is asked for, where it has none of its own.
fn digest(vm: &mut Vm, args: &[Value]) -> Res<Vec<u8>> {
    let this = hash(&args[0]);
    let length = match args.get(1) {
        Some(length) => {
            let length = vm.index_of(length)?;
            usize::try_from(length).map_err(|_| vm.value_error("value must be positive"))?
        }
        None => this.size,
    };
    vm.charge(length)?;
    vm.tick(length / 64)?;
    let digest = this.state.borrow().digest(length);
    Ok(digest)
}

fn shown(vm: &mut Vm, args: &[Value]) -> Res {
    let text: String = digest(vm, args)?.iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(vm.text(text))
}

const FIXED: &[Def] = &[
    def("digest(self, /)", "Return the digest value as a bytes object.", |vm, args| {
        digest(vm, args).map(|digest| Value::from(Bytes::new(digest)))
    }),
    def("hexdigest(self, /)", "Return the digest value as a string of hexadecimal digits.", shown),
];
const EXTENDABLE: &[Def] = &[
    def("digest(self, /, length)", "Return the digest value as a bytes object.", |vm, args| {
        digest(vm, args).map(|digest| Value::from(Bytes::new(digest)))
    }),
    def("hexdigest(self, /, length)", "Return the digest value as a string of hexadecimal digits.", shown),
];

const HASH: &[Def] = &[
    def("update(self, obj, /)", "Update this hash object's state with the provided string.", |vm, args| {
        let bytes = data(vm, &args[1])?;
        hash(&args[0]).state.borrow_mut().update(&bytes);
        Ok(Value::NONE)
    }),
    def("copy(self, /)", "Return a copy of the hash object.", |vm, args| {
        let this = hash(&args[0]);
        let state = this.state.borrow().clone();
        made(vm, this.name, this.size, this.block, state)
    }),
    def("__repr__(self, /)", "Return repr(self).", |vm, args| {
        let (this, address) = (hash(&args[0]), args[0].identity());
        let class = vm.type_name(&args[0]);
        if class.starts_with("_blake2") {
            return Ok(vm.text(format!("<{class} object at {address:#x}>")));
        }
        Ok(vm.text(format!("<{} {class} object @ {address:#x}>", this.name)))
    }),
    getter("name", "The algorithm.", |vm, args| Ok(vm.text(hash(&args[0]).name))),
    getter("digest_size", "How many bytes a digest has.", |_, args| Ok(Value::int(hash(&args[0]).size as i64))),
    getter("block_size", "How many bytes are worked on at a time.", |_, args| {
        Ok(Value::int(hash(&args[0]).block as i64))
    }),
];

const FUNCTIONS: &[Def] = &[
    def("_start(name, data, /)", "A hash, None for an unknown algorithm.", |vm, args| {
        let Some(name) = args[0].native_ref::<Str>().filter(|name| !name.as_str().contains('\0')) else {
            return Err(vm.type_error("name must be a string"));
        };
        let bytes = data(vm, &args[1])?;
        let Some((name, size, block, mut state)) = algorithm(&known_name(name.as_str())) else {
            return Ok(Value::NONE);
        };
        state.update(&bytes);
        made(vm, name, size, block, state)
    }),
    def("_pbkdf2(name, password, salt, iterations, length, /)", "A key derived from a password.", |vm, args| {
        let name = vm.text_argument(&args[0], "pbkdf2_hmac", "argument 1")?;
        let (password, salt) = (vm.bytes_of(&args[1])?, vm.bytes_of(&args[2])?);
        let (iterations, length) = (vm.index_of(&args[3])?, vm.index_of(&args[4])?.max(0) as usize);
        let Some((_, size, block, fresh)) = algorithm(&known_name(name.as_str())) else { return Ok(Value::NONE) };
        if fresh.is_extendable() {
            return Ok(Value::NONE);
        }
        let mut key = password;
        if key.len() > block {
            let mut state = fresh.clone();
            state.update(&key);
            key = state.digest(size);
        }
        key.resize(block, 0);
        let padded = |mask: u8| {
            let mut state = fresh.clone();
            state.update(&key.iter().map(|byte| byte ^ mask).collect::<Vec<u8>>());
            state
        };
        let (inner, outer) = (padded(0x36), padded(0x5c));
        let signed = |parts: &[&[u8]]| {
            let mut state = inner.clone();
            parts.iter().for_each(|part| state.update(part));
            let mut last = outer.clone();
            last.update(&state.digest(size));
            last.digest(size)
        };
        vm.charge(length)?;
        let mut derived = Vec::with_capacity(length);
        let mut number = 1u32;
        while derived.len() < length {
            let mut round = signed(&[&salt, &number.to_be_bytes()]);
            let mut total = round.clone();
            for _ in 1..iterations {
                vm.tick(8)?;
                round = signed(&[&round]);
                total.iter_mut().zip(&round).for_each(|(all, one)| *all ^= one);
            }
            derived.extend(total);
            number += 1;
        }
        derived.truncate(length);
        Ok(Value::from(Bytes::new(derived)))
    }),
];

/// Fills the module.
pub fn load(vm: &mut Vm, module: &Ref<Module>) -> Res<()> {
    vm.add_functions(module, FUNCTIONS);
    vm.add_functions(module, scrypt::FUNCTIONS);
    for (name, shown) in [("_HASH", "HASH"), ("_HASHXOF", "HASHXOF")] {
        let class = vm.native_class("_hashlib", shown, HASH);
        vm.add_methods(&class, if shown == "HASH" { FIXED } else { EXTENDABLE });
        module.dict.set_str(&intern(name), class.value());
    }
    for (name, shown, new, sizes) in [
        ("_blake2b", "blake2b", blake2_class::WIDE, [16, 16, 64, 64]),
        ("_blake2s", "blake2s", blake2_class::NARROW, [8, 8, 32, 32]),
    ] {
        let class = vm.native_class_with("_blake2", shown, Kind::Foreign, None, false, HASH);
        vm.add_methods(&class, new);
        vm.add_methods(&class, FIXED);
        for (limit, size) in ["SALT_SIZE", "PERSON_SIZE", "MAX_KEY_SIZE", "MAX_DIGEST_SIZE"].iter().zip(sizes) {
            class.dict.set_str(&intern(limit), Value::int(size));
        }
        module.dict.set_str(&intern(name), class.value());
    }
    super::run_source(vm, module, "hashlib", include_str!("hashlib.py"))
}

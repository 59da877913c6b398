//! The unsafe corner of the harness: starting CPython with a fixed configuration, and forking with it inside.

#![expect(unsafe_code, reason = "CPython's configuration and fork have no safe interface")]

use std::{
    ffi::{CStr, CString},
    mem::MaybeUninit,
};

use nix::unistd::{ForkResult, fork};
use pyo3::{Python, ffi};

/// Starts an isolated CPython: no environment variables, no user site, no signal handlers, hash seed 0, UTF-8.
///
/// `executable` decides which standard library is found. It must be the interpreter this program was linked with.
pub fn initialise(executable: &str) -> Result<(), String> {
    let executable = CString::new(executable).map_err(|_| "the path of CPython holds a zero byte".to_owned())?;
    // SAFETY: the process has one thread, CPython is not initialised yet, and both structures are initialised by
    // the functions meant for that before any field is read or changed.
    unsafe {
        let mut preconfig = MaybeUninit::<ffi::PyPreConfig>::uninit();
        ffi::PyPreConfig_InitIsolatedConfig(preconfig.as_mut_ptr());
        let mut preconfig = preconfig.assume_init();
        preconfig.utf8_mode = 1;
        check(ffi::Py_PreInitialize(&raw const preconfig))?;

        let mut config = MaybeUninit::<ffi::PyConfig>::uninit();
        ffi::PyConfig_InitIsolatedConfig(config.as_mut_ptr());
        let mut config = config.assume_init();
        config.use_hash_seed = 1;
        config.hash_seed = 0;
        config.write_bytecode = 0;
        config.install_signal_handlers = 0;
        let set = check(ffi::PyConfig_SetBytesString(&raw mut config, &raw mut config.executable, executable.as_ptr()));
        let started = set.and_then(|()| check(ffi::Py_InitializeFromConfig(&raw const config)));
        ffi::PyConfig_Clear(&raw mut config);
        started
    }
}

/// # Safety
/// `status` was returned by one of CPython's configuration functions, whose message lives for ever.
unsafe fn check(status: ffi::PyStatus) -> Result<(), String> {
    // SAFETY: a status may be asked this at any time, and the message is a C string or null.
    unsafe {
        if ffi::PyStatus_Exception(status) == 0 {
            return Ok(());
        }
        let message = if status.err_msg.is_null() {
            "CPython gives no reason".to_owned()
        } else {
            CStr::from_ptr(status.err_msg).to_string_lossy().into_owned()
        };
        Err(format!("CPython does not start: {message}"))
    }
}

/// Forks. The child has a consistent interpreter, as after `os.fork()`.
pub fn fork_python(_attached: Python<'_>) -> nix::Result<ForkResult> {
    // SAFETY: the calling thread is attached to CPython (the token says so) and is the only thread of the process,
    // so the child inherits no lock that somebody else holds. The three hooks surround the fork as CPython demands.
    unsafe {
        ffi::PyOS_BeforeFork();
        let forked = fork();
        match forked {
            Ok(ForkResult::Child) => ffi::PyOS_AfterFork_Child(),
            _ => ffi::PyOS_AfterFork_Parent(),
        }
        forked
    }
}

/// Ends a forked child at once: no destructor of the parent's state may run in it.
pub fn leave(code: i32) -> ! {
    // SAFETY: _exit does nothing but end the process.
    unsafe { nix::libc::_exit(code) }
}

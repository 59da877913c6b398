//! What a process has from its parent: environment, descriptors, working directory, privileges.

use std::{env, fs, os::fd::RawFd, process};

use nix::{sys::prctl, unistd};

/// The server starts workers with none; here it is only looked after.
pub fn no_environment() -> Result<(), String> {
    match env::vars_os().count() {
        0 => Ok(()),
        count => Err(format!("{count} variables were handed down")),
    }
}

/// Closes whatever was handed down by mistake. Nothing else in this process has opened anything yet.
pub fn close_descriptors() -> Result<(), String> {
    let listed = fs::read_dir("/proc/self/fd").map_err(|error| format!("/proc cannot be read: {error}"))?;
    let descriptors: Vec<RawFd> =
        listed.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok()).filter(|fd| *fd > 2).collect();
    for descriptor in descriptors {
        // The one the list was read through is closed already.
        let _ = unistd::close(descriptor);
    }
    Ok(())
}

/// Goes into a directory that is empty and that nobody can put anything into, because it is gone.
pub fn leave_directory() -> Result<(), String> {
    let folder = env::temp_dir().join(format!("safe-python-{}", process::id()));
    let gone =
        fs::create_dir(&folder).and_then(|()| env::set_current_dir(&folder)).and_then(|()| fs::remove_dir(&folder));
    // The root is no work of the user's, at least.
    gone.map_err(|error| {
        let _ = env::set_current_dir("/");
        format!("{} cannot be made: {error}", folder.display())
    })
}

/// No setuid program lends it rights, no other process of the user looks into it.
pub fn give_up_privileges() -> Result<(), String> {
    prctl::set_no_new_privs().map_err(|error| error.to_string())?;
    prctl::set_dumpable(false).map_err(|error| error.to_string())
}

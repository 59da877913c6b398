//! Seccomp: the system calls a worker may make. It reads orders, writes news, maps memory, starts and ends threads,
//! waits, and asks for the time and for random bytes. Any other call ends the process.

use std::collections::BTreeMap;

use nix::libc;
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    apply_filter,
};

type Rules = BTreeMap<i64, Vec<SeccompRule>>;

/// Calls that need no closer look.
const ALLOWED: &[i64] = &[
    libc::SYS_brk,
    libc::SYS_clock_getres,
    libc::SYS_clock_gettime,
    libc::SYS_clock_nanosleep,
    libc::SYS_close,
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_futex,
    libc::SYS_getpid,
    libc::SYS_getrandom,
    libc::SYS_gettid,
    libc::SYS_gettimeofday,
    libc::SYS_madvise,
    libc::SYS_mremap,
    libc::SYS_munmap,
    libc::SYS_nanosleep,
    libc::SYS_ppoll,
    libc::SYS_read,
    libc::SYS_readv,
    libc::SYS_restart_syscall,
    libc::SYS_rseq,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_sched_getaffinity,
    libc::SYS_sched_yield,
    libc::SYS_set_robust_list,
    libc::SYS_sigaltstack,
    libc::SYS_write,
    libc::SYS_writev,
];

/// Calls that libraries try and can do without: they fail, and the process lives.
const DENIED: &[(i64, i32)] = &[
    // Its flags lie in memory, where a filter cannot look; glibc then takes the older call, whose flags it can see.
    (libc::SYS_clone3, libc::ENOSYS),
    #[cfg(target_arch = "x86_64")]
    (libc::SYS_access, libc::EPERM),
    #[cfg(target_arch = "x86_64")]
    (libc::SYS_open, libc::EPERM),
    #[cfg(target_arch = "x86_64")]
    (libc::SYS_readlink, libc::EPERM),
    (libc::SYS_faccessat, libc::EPERM),
    (libc::SYS_getcwd, libc::EPERM),
    (libc::SYS_ioctl, libc::EPERM),
    (libc::SYS_newfstatat, libc::EPERM),
    (libc::SYS_openat, libc::EPERM),
    (libc::SYS_prlimit64, libc::EPERM),
    (libc::SYS_readlinkat, libc::EPERM),
    (libc::SYS_statx, libc::EPERM),
];

/// `PR_SET_VMA`, by which allocators name their memory; libc does not know it everywhere.
const PR_SET_VMA: u64 = 0x5356_4d41;

/// Installs the filters. From here on nothing can be opened, no process started, no memory made executable.
pub fn refuse() -> Result<(), String> {
    let architecture = std::env::consts::ARCH.try_into().map_err(|error| format!("{error}"))?;
    let install = |rules: Rules, otherwise: SeccompAction, then: SeccompAction| {
        let filter = SeccompFilter::new(rules, otherwise, then, architecture).map_err(|error| error.to_string())?;
        let program: BpfProgram = filter.try_into().map_err(|error: seccompiler::BackendError| error.to_string())?;
        apply_filter(&program).map_err(|error| error.to_string())
    };
    // Of several filters the strictest answer counts, and a failing call is stricter than an allowed one.
    for code in [libc::ENOSYS, libc::EPERM] {
        let denied = DENIED.iter().filter(|(_, with)| *with == code).map(|(call, _)| (*call, Vec::new())).collect();
        install(denied, SeccompAction::Allow, SeccompAction::Errno(code as u32))?;
    }
    install(allowed()?, SeccompAction::KillProcess, SeccompAction::Allow)
}

fn allowed() -> Result<Rules, String> {
    let plain = ALLOWED.iter().chain(DENIED.iter().map(|(call, _)| call));
    let mut rules: Rules = plain.map(|call| (*call, Vec::new())).collect();
    #[cfg(target_arch = "x86_64")]
    rules.insert(libc::SYS_poll, Vec::new());
    // Threads, but no processes.
    rules.insert(libc::SYS_clone, vec![only_if(0, has_all(libc::CLONE_THREAD | libc::CLONE_VM))?]);
    // Memory, but none that could be run.
    rules.insert(libc::SYS_mmap, vec![only_if(2, has_none(libc::PROT_EXEC))?]);
    rules.insert(libc::SYS_mprotect, vec![only_if(2, has_none(libc::PROT_EXEC))?]);
    rules.insert(libc::SYS_prctl, vec![only_if(0, is(libc::PR_SET_NAME as u64))?, only_if(0, is(PR_SET_VMA))?]);
    // A process that gives up may end itself by the signal that says so.
    rules.insert(libc::SYS_tgkill, vec![only_if(2, is(libc::SIGABRT as u64))?]);
    Ok(rules)
}

type Test = (SeccompCmpOp, u64);

fn is(value: u64) -> Test {
    (SeccompCmpOp::Eq, value)
}

fn has_all(flags: i32) -> Test {
    (SeccompCmpOp::MaskedEq(flags as u64), flags as u64)
}

fn has_none(flags: i32) -> Test {
    (SeccompCmpOp::MaskedEq(flags as u64), 0)
}

fn only_if(argument: u8, (operator, value): Test) -> Result<SeccompRule, String> {
    SeccompCondition::new(argument, SeccompCmpArgLen::Dword, operator, value)
        .and_then(|condition| SeccompRule::new(vec![condition]))
        .map_err(|error| error.to_string())
}

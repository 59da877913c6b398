//! The size of memory pages, and why it is set.

/// Asks Linux for small pages in this process and its workers.
///
/// The allocator advises huge ones, and a one-line program then holds 15 MiB, half of them never used, and takes a
/// millisecond longer to start, while no program of the benchmark gains more than the noise. Best effort: where it is
/// refused everything works as well, only larger.
pub fn keep_small() {
    #[cfg(target_os = "linux")]
    {
        let _ = nix::sys::prctl::set_thp_disable(true);
    }
}

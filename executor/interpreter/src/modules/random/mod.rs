//! The `random` module. So far only its generator. <https://docs.python.org/3.13/library/random.html>

pub mod mersenne;

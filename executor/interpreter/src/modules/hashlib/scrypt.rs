//! The part of scrypt that needs memory: mixing one block with all its earlier states. <https://www.rfc-editor.org/rfc/rfc7914>

use crate::memory::Value;
use crate::objects::Bytes;
use crate::objects::native::{Def, def};
use crate::vm::{Res, Vm};

/// Words in what Salsa20/8 works on.
const WORDS: usize = 16;

/// One after the other, the words of a quarter round and how far they turn.
const TURNS: [(usize, usize, usize, u32); 4] = [(1, 0, 3, 7), (2, 1, 0, 9), (3, 2, 1, 13), (0, 3, 2, 18)];

fn quarter(state: &mut [u32; WORDS], places: [usize; 4]) {
    for (target, one, other, turn) in TURNS {
        let sum = state[places[one]].wrapping_add(state[places[other]]);
        state[places[target]] ^= sum.rotate_left(turn);
    }
}

fn salsa(state: &mut [u32; WORDS]) {
    let before = *state;
    for _ in 0..4 {
        for column in 0..4 {
            quarter(state, [0, 1, 2, 3].map(|row| (column * 5 + row * 4) % WORDS));
        }
        for row in 0..4 {
            quarter(state, [0, 1, 2, 3].map(|column| row * 4 + (row + column) % 4));
        }
    }
    state.iter_mut().zip(before).for_each(|(word, old)| *word = word.wrapping_add(old));
}

/// Mixes `2 * r` pieces: those at even places come first in the result.
fn mix(block: &mut Vec<u32>, spare: &mut Vec<u32>) {
    let mut state = [0; WORDS];
    state.copy_from_slice(&block[block.len() - WORDS..]);
    spare.clear();
    spare.resize(block.len(), 0);
    for (place, piece) in block.chunks_exact(WORDS).enumerate() {
        state.iter_mut().zip(piece).for_each(|(word, new)| *word ^= new);
        salsa(&mut state);
        let target = (place / 2 + place % 2 * (block.len() / WORDS / 2)) * WORDS;
        spare[target..target + WORDS].copy_from_slice(&state);
    }
    std::mem::swap(block, spare);
}

fn mix_with_memory(vm: &mut Vm, args: &[Value]) -> Res {
    let bytes = vm.bytes_of(&args[0])?;
    let states = vm.index_of(&args[1])?.max(1) as usize;
    vm.charge(bytes.len().saturating_mul(states.saturating_add(4)))?;
    let mut block: Vec<u32> =
        bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect();
    let size = block.len();
    if size < 2 * WORDS {
        return Ok(args[0].clone());
    }
    let mut spare = Vec::with_capacity(size);
    let mut memory = Vec::with_capacity(size.saturating_mul(states));
    for _ in 0..states {
        vm.tick(size / 8)?;
        memory.extend_from_slice(&block);
        mix(&mut block, &mut spare);
    }
    for _ in 0..states {
        vm.tick(size / 8)?;
        // Their number is a power of two.
        let chosen = block[size - WORDS] as usize & (states - 1);
        let state = &memory[chosen * size..(chosen + 1) * size];
        block.iter_mut().zip(state).for_each(|(word, old)| *word ^= old);
        mix(&mut block, &mut spare);
    }
    Ok(Value::from(Bytes::new(block.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>())))
}

/// The function of this file.
pub const FUNCTIONS: &[Def] =
    &[def("_mix(block, states, /)", "A block mixed with a power of two of its states.", mix_with_memory)];

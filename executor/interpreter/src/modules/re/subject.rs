//! The text a pattern is matched against: str or bytes behind one face.

use crate::text::unicode::python_code;

pub(super) trait Subject: Copy {
    fn bytes(&self) -> &[u8];
    /// The character at a position and the position after it.
    fn after(&self, position: usize) -> Option<(u32, usize)>;
    /// The character before a position and where it starts.
    fn before(&self, position: usize) -> Option<(u32, usize)>;
}

impl Subject for &str {
    #[inline]
    fn bytes(&self) -> &[u8] {
        self.as_bytes()
    }

    #[inline]
    fn after(&self, position: usize) -> Option<(u32, usize)> {
        let byte = *self.as_bytes().get(position)?;
        if byte < 128 {
            return Some((u32::from(byte), position + 1));
        }
        let c = self.get(position..)?.chars().next()?;
        Some((python_code(c), position + c.len_utf8()))
    }

    #[inline]
    fn before(&self, position: usize) -> Option<(u32, usize)> {
        let c = self.get(..position)?.chars().next_back()?;
        Some((python_code(c), position - c.len_utf8()))
    }
}

impl Subject for &[u8] {
    #[inline]
    fn bytes(&self) -> &[u8] {
        self
    }

    #[inline]
    fn after(&self, position: usize) -> Option<(u32, usize)> {
        self.get(position).map(|byte| (u32::from(*byte), position + 1))
    }

    #[inline]
    fn before(&self, position: usize) -> Option<(u32, usize)> {
        let start = position.checked_sub(1)?;
        self.get(start).map(|byte| (u32::from(*byte), start))
    }
}

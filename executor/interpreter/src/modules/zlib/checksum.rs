//! Checksums: CRC-32 and Adler-32.

/// CRCs of single bytes.
static CRC: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut crc = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            crc = if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
            bit += 1;
        }
        table[byte] = crc;
        byte += 1;
    }
    table
};

/// The checksum of zip files, going on from another one; 0 to begin with.
pub fn crc32(start: u32, bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!start, |crc, byte| crc >> 8 ^ CRC[((crc ^ u32::from(*byte)) & 0xFF) as usize])
}

const MODULUS: u32 = 65_521;
/// So many bytes can be added before a sum must be reduced.
const STRIDE: usize = 5552;

/// The checksum of zlib streams, going on from another one; 1 to begin with.
pub fn adler32(start: u32, bytes: &[u8]) -> u32 {
    let (mut low, mut high) = (start & 0xFFFF, start >> 16);
    for run in bytes.chunks(STRIDE) {
        for byte in run {
            low += u32::from(*byte);
            high += low;
        }
        low %= MODULUS;
        high %= MODULUS;
    }
    high << 16 | low
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_sums() {
        assert_eq!(crc32(0, b"123456789"), 0xcbf4_3926);
        assert_eq!(adler32(1, b"Wikipedia"), 0x11e6_0398);
    }
}

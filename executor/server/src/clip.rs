//! Long text cut to a bound: head and tail stay, and the cut says how much is gone.

/// Room for the sentence that states the cut.
const NOTICE: usize = 64;

/// Collects text of any length and keeps at most `limit` characters of it.
#[derive(Clone, Debug)]
pub struct Clip {
    limit: usize,
    head: String,
    head_chars: usize,
    /// At least the last characters; longer while it grows, so that trimming it costs little.
    tail: String,
    tail_chars: usize,
    chars: usize,
    bytes: u64,
}

impl Clip {
    pub fn new(limit: usize) -> Clip {
        Clip { limit, head: String::new(), head_chars: 0, tail: String::new(), tail_chars: 0, chars: 0, bytes: 0 }
    }

    /// All of `text`, cut to `limit`.
    pub fn of(text: &str, limit: usize) -> Clip {
        let mut clip = Clip::new(limit);
        clip.push(text);
        clip
    }

    /// Says that the text was cut before, from so many characters.
    pub fn cut_from(mut self, chars: usize) -> Clip {
        self.chars = self.chars.max(chars);
        self
    }

    pub fn push(&mut self, text: &str) {
        self.bytes += text.len() as u64;
        let mut rest = text;
        if self.head_chars < self.limit {
            let room = self.limit - self.head_chars;
            let cut = rest.char_indices().nth(room).map_or(rest.len(), |(at, _)| at);
            let taken = if cut == rest.len() { rest.chars().count() } else { room };
            self.head.push_str(&rest[..cut]);
            self.head_chars += taken;
            self.chars += taken;
            rest = &rest[cut..];
        }
        if rest.is_empty() {
            return;
        }
        let count = rest.chars().count();
        self.chars += count;
        self.tail.push_str(rest);
        self.tail_chars += count;
        if self.tail_chars > 4 * self.limit {
            let surplus = self.tail_chars - self.limit;
            let at = self.tail.char_indices().nth(surplus).map_or(self.tail.len(), |(at, _)| at);
            self.tail.drain(..at);
            self.tail_chars = self.limit;
        }
    }

    /// Characters seen.
    pub fn chars(&self) -> usize {
        self.chars
    }

    /// Bytes of UTF-8 seen.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    pub fn is_empty(&self) -> bool {
        self.chars == 0
    }

    /// Whether `render(limit)` leaves anything out.
    pub fn is_cut(&self, limit: usize) -> bool {
        self.chars > limit.min(self.limit)
    }

    /// What is kept, at most `limit` characters with the notice.
    pub fn render(&self, limit: usize) -> String {
        let limit = limit.min(self.limit);
        if self.chars <= limit {
            // The whole text fits the head.
            return self.head.clone();
        }
        let keep = limit.saturating_sub(NOTICE);
        let (first, last) = (keep - keep / 2, keep / 2);
        let head_end = self.head.char_indices().nth(first).map_or(self.head.len(), |(at, _)| at);
        let mut text = self.head[..head_end].to_owned();
        text += &format!("\n... [{} of {} characters cut] ...\n", self.chars - keep, self.chars);
        // The last characters may straddle head and tail.
        let from_tail = last.min(self.tail_chars);
        let from_head = last - from_tail;
        text += last_chars(&self.head, from_head);
        text += last_chars(&self.tail, from_tail);
        text
    }
}

/// The last `count` characters of `text`.
fn last_chars(text: &str, count: usize) -> &str {
    match count {
        0 => "",
        _ => text.char_indices().rev().nth(count - 1).map_or(text, |(at, _)| &text[at..]),
    }
}

/// `text` cut to `limit` characters.
pub fn clip(text: &str, limit: usize) -> String {
    Clip::of(text, limit).render(limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_text_stays_whole() {
        let clip = Clip::of("häuser", 6);
        assert_eq!(clip.render(6), "häuser");
        assert_eq!((clip.chars(), clip.bytes(), clip.is_cut(6)), (6, 7, false));
    }

    #[test]
    fn head_and_tail_stay_and_the_cut_is_stated() {
        let mut clip = Clip::new(1000);
        for number in 0..100_000 {
            clip.push(&format!("{number}é\n"));
        }
        let text = clip.render(1000);
        assert!(text.starts_with("0é\n1é\n"));
        assert!(text.ends_with("99998é\n99999é\n"));
        let cut = clip.chars() - (1000 - NOTICE);
        assert!(text.contains(&format!("[{cut} of {} characters cut]", clip.chars())));
        assert!(text.chars().count() <= 1000);
        assert!(clip.is_cut(1000));
        let shorter = clip.render(200);
        assert!(shorter.chars().count() <= 200 && shorter.ends_with("99999é\n"));
    }

    #[test]
    fn one_character_over_is_cut_from_the_middle() {
        let text: String = ('a'..='z').cycle().take(201).collect();
        let cut = clip(&text, 200);
        assert!(cut.chars().count() <= 200);
        assert_eq!(last_chars(&cut, 60), last_chars(&text, 60));
        assert_eq!(cut[..60], text[..60]);
    }

    #[test]
    fn any_split_gives_the_same() {
        let text: String = (0..5000).map(|n| char::from_u32(0x4e00 + n % 500).unwrap()).collect();
        let whole = clip(&text, 300);
        let mut parts = Clip::new(300);
        for character in text.chars() {
            parts.push(character.encode_utf8(&mut [0; 4]));
        }
        assert_eq!(parts.render(300), whole);
    }
}

//! Which known name a misspelt one is most like.

/// The candidate most like a misspelt name, as CPython suggests: few enough edits, the fewest win.
pub fn nearest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let mut best: Option<(usize, &str)> = None;
    let count = name.chars().count();
    for candidate in candidates {
        if candidate == name {
            continue;
        }
        // A third of the characters may differ, each edit counting double (one for a change of case).
        let most = (count + candidate.chars().count() + 3) * 2 / 6;
        let most = best.map_or(most, |(known, _)| most.min(known - 1));
        let distance = edit_distance(name, candidate, most);
        if distance > most {
            continue;
        }
        if best.is_none_or(|(known, _)| distance < known) {
            best = Some((distance, candidate));
            if distance == 0 {
                break;
            }
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Edit distance: two for a different character, one for a different case, two for one too many or too few.
fn edit_distance(a: &str, b: &str, most: usize) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) * 2 > most || a.len() > 40 || b.len() > 40 {
        return most + 1;
    }
    let mut row: Vec<usize> = (0..=b.len()).map(|place| place * 2).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = (i + 1) * 2;
        for (j, y) in b.iter().enumerate() {
            let change = if x == y {
                0
            } else if x.eq_ignore_ascii_case(y) {
                1
            } else {
                2
            };
            let next = (diagonal + change).min(row[j] + 2).min(row[j + 1] + 2);
            diagonal = row[j + 1];
            row[j + 1] = next;
        }
    }
    row[b.len()]
}

//! Medians of runs and means of ratios.

/// The middle value, or the mean of the two in the middle: one run that a neighbour disturbed does not move it.
pub fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        n if n % 2 == 1 => Some(sorted[middle]),
        _ => Some((sorted[middle - 1] + sorted[middle]) / 2.0),
    }
}

/// The mean for ratios: twice as fast on one program and twice as slow on another is neither.
pub fn geometric_mean(ratios: &[f64]) -> Option<f64> {
    if ratios.is_empty() || ratios.iter().any(|ratio| *ratio <= 0.0) {
        return None;
    }
    Some((ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp())
}

/// How far the runs lie apart, as a fraction of their median: (largest - smallest) / median.
pub fn spread(values: &[f64]) -> Option<f64> {
    let median = median(values).filter(|median| *median > 0.0)?;
    let largest = values.iter().copied().fold(f64::MIN, f64::max);
    let smallest = values.iter().copied().fold(f64::MAX, f64::min);
    Some((largest - smallest) / median)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: Option<f64>, b: f64) -> bool {
        a.is_some_and(|a| (a - b).abs() < 1e-12)
    }

    #[test]
    fn median_of_odd_even_and_none() {
        assert!(close(median(&[3.0, 1.0, 2.0]), 2.0));
        assert!(close(median(&[4.0, 1.0, 3.0, 2.0]), 2.5));
        assert!(close(median(&[7.0]), 7.0));
        assert_eq!(median(&[]), None);
    }

    #[test]
    fn one_disturbed_run_does_not_move_the_median() {
        assert!(close(median(&[1.0, 1.0, 1.1, 1.1, 90.0]), 1.1));
    }

    #[test]
    fn geometric_mean_balances_reciprocals() {
        assert!(close(geometric_mean(&[0.5, 2.0]), 1.0));
        assert!(close(geometric_mean(&[0.25, 0.25]), 0.25));
        assert!(close(geometric_mean(&[1.0, 10.0, 100.0]), 10.0));
        assert_eq!(geometric_mean(&[]), None);
        assert_eq!(geometric_mean(&[1.0, 0.0]), None);
    }

    #[test]
    fn spread_is_relative_to_the_median() {
        assert!(close(spread(&[1.0, 2.0, 3.0]), 1.0));
        assert!(close(spread(&[2.0, 2.0]), 0.0));
        assert_eq!(spread(&[]), None);
        assert_eq!(spread(&[0.0]), None);
    }
}

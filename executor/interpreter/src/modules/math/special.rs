//! erf, erfc, gamma and lgamma, to the last bit as CPython on the GNU C library computes them.
//!
//! The error functions are Sun's rational approximations, evaluated in the GNU library's order; the gamma functions
//! are Lanczos sums with CPython's parameters. <https://docs.python.org/3.13/library/math.html#special-functions>

use std::f64::consts::PI;

/// Sum of pairs `(c0 + c1*x) + x^2 * (c2 + c3*x) + ...`: the order the terms are added in decides the last bit.
fn in_pairs(coefficients: &[f64], x: f64) -> f64 {
    let square = x * x;
    let (fourth, mut sum) = (square * square, 0.0);
    for (place, pair) in coefficients.chunks(2).enumerate() {
        let term = match pair {
            [low, high] => low + x * high,
            [low] => *low,
            _ => 0.0,
        };
        let power = match place {
            0 => 1.0,
            1 => square,
            2 => fourth,
            3 => fourth * square,
            _ => fourth * fourth,
        };
        sum = if place == 0 { term } else { sum + power * term };
    }
    sum
}

/// erf(1) to few digits: the approximation near it adds to this.
const AT_ONE: f64 = 0.8450629115104675;
/// 8 * (2/sqrt(pi) - 1).
const SLOPE: f64 = 1.0270333367641007;

const NEAR_ZERO: (&[f64], &[f64]) = (
    &[0.12837916709551256, -0.3250421072470015, -0.02848174957559851, -0.005770270296489442, -2.3763016656650163e-05],
    &[
        1.0,
        0.39791722395915535,
        0.0650222499887673,
        0.005081306281875766,
        0.00013249473800432164,
        -3.960228278775368e-06,
    ],
);
const NEAR_ONE: (&[f64], &[f64]) = (
    &[
        -0.0023621185607526594,
        0.41485611868374833,
        -0.3722078760357013,
        0.31834661990116175,
        -0.11089469428239668,
        0.035478304325618236,
        -0.002166375594868791,
    ],
    &[
        1.0,
        0.10642088040084423,
        0.540397917702171,
        0.07182865441419627,
        0.12617121980876164,
        0.01363708391202905,
        0.011984499846799107,
    ],
);
const FAR: (&[f64], &[f64]) = (
    &[
        -0.009864944034847148,
        -0.6938585727071818,
        -10.558626225323291,
        -62.375332450326006,
        -162.39666946257347,
        -184.60509290671104,
        -81.2874355063066,
        -9.814329344169145,
    ],
    &[
        1.0,
        19.651271667439257,
        137.65775414351904,
        434.56587747522923,
        645.3872717332679,
        429.00814002756783,
        108.63500554177944,
        6.570249770319282,
        -0.0604244152148581,
    ],
);
const FARTHER: (&[f64], &[f64]) = (
    &[
        -0.0098649429247001,
        -0.799283237680523,
        -17.757954917754752,
        -160.63638485582192,
        -637.5664433683896,
        -1025.0951316110772,
        -483.5191916086514,
    ],
    &[
        1.0,
        30.33806074348246,
        325.7925129965739,
        1536.729586084437,
        3199.8582195085955,
        2553.0504064331644,
        474.52854120695537,
        -22.44095244658582,
    ],
);

fn quotient(parts: (&[f64], &[f64]), x: f64) -> f64 {
    in_pairs(parts.0, x) / in_pairs(parts.1, x)
}

/// The upper 32 bits without the sign: by these the ranges are told apart.
fn high_word(x: f64) -> u32 {
    (x.to_bits() >> 32) as u32 & 0x7FFF_FFFF
}

/// `erfc(x) * x` for 1.25 <= x.
fn tail(x: f64) -> f64 {
    let s = 1.0 / (x * x);
    let parts = if high_word(x) < 0x4006_DB6E { FAR } else { FARTHER };
    let rough = f64::from_bits(x.to_bits() & 0xFFFF_FFFF_0000_0000);
    (-rough * rough - 0.5625).exp() * ((rough - x) * (rough + x) + quotient(parts, s)).exp()
}

/// The error function.
pub fn erf(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    let magnitude = x.abs();
    let word = high_word(x);
    if word < 0x3FEB_0000 {
        if word < 0x3E30_0000 {
            if word < 0x0080_0000 {
                return 0.0625 * (16.0 * x + (16.0 * (SLOPE / 8.0)) * x);
            }
            return x + SLOPE / 8.0 * x;
        }
        return x + x * quotient(NEAR_ZERO, x * x);
    }
    let result = if word < 0x3FF4_0000 {
        AT_ONE + quotient(NEAR_ONE, magnitude - 1.0)
    } else if word >= 0x4018_0000 {
        1.0
    } else {
        1.0 - tail(magnitude) / magnitude
    };
    result.copysign(x)
}

/// The complementary error function.
pub fn erfc(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    let magnitude = x.abs();
    let word = high_word(x);
    if word < 0x3FEB_0000 {
        if word < 0x3C70_0000 {
            return 1.0 - x;
        }
        let y = quotient(NEAR_ZERO, x * x);
        if x < 0.25 {
            return 1.0 - (x + x * y);
        }
        return 0.5 - (x - 0.5 + x * y);
    }
    if word < 0x3FF4_0000 {
        let part = quotient(NEAR_ONE, magnitude - 1.0);
        return if x >= 0.0 { (1.0 - AT_ONE) - part } else { 1.0 + (AT_ONE + part) };
    }
    if word >= 0x403C_0000 || x < -6.0 {
        return if x > 0.0 { 0.0 } else { 2.0 };
    }
    let part = tail(magnitude) / magnitude;
    if x > 0.0 { part } else { 2.0 - part }
}

const G: f64 = 6.024_680_040_776_73;
const G_LESS_HALF: f64 = 5.524_680_040_776_73;
const ABOVE: [f64; 13] = [
    23_531_376_880.410_76,
    42_919_803_642.649_1,
    35_711_959_237.355_67,
    17_921_034_426.037_21,
    6_039_542_586.352_028,
    1_439_720_407.311_721_6,
    248_874_557.862_054_17,
    31_426_415.585_400_194,
    2_876_370.628_935_372_5,
    186_056.265_395_223_48,
    8_071.672_002_365_816,
    210.824_277_751_579_35,
    2.506_628_274_631_000_2,
];
const BELOW: [f64; 13] = [
    0.0,
    39_916_800.0,
    120_543_840.0,
    150_917_976.0,
    105_258_076.0,
    45_995_730.0,
    13_339_535.0,
    2_637_558.0,
    357_423.0,
    32_670.0,
    1_925.0,
    66.0,
    1.0,
];

fn lanczos(x: f64) -> f64 {
    let (mut above, mut below) = (0.0, 0.0);
    if x < 5.0 {
        for (a, b) in ABOVE.iter().zip(&BELOW).rev() {
            above = above * x + a;
            below = below * x + b;
        }
    } else {
        for (a, b) in ABOVE.iter().zip(&BELOW) {
            above = above / x + a;
            below = below / x + b;
        }
    }
    above / below
}

/// sin(pi*x) without the error of the product.
fn sin_pi(x: f64) -> f64 {
    let y = x.abs() % 2.0;
    let result = match (2.0 * y).round() as i32 {
        0 => (PI * y).sin(),
        1 => (PI * (y - 0.5)).cos(),
        2 => (PI * (1.0 - y)).sin(),
        3 => -(PI * (y - 1.5)).cos(),
        _ => (PI * (y - 2.0)).sin(),
    };
    1f64.copysign(x) * result
}

/// The gamma function of a finite number that is no small whole one; infinite where it overflows.
pub fn gamma(x: f64) -> f64 {
    let size = x.abs();
    if size < 1e-20 {
        return 1.0 / x;
    }
    if size > 200.0 {
        return if x < 0.0 { 0.0 / sin_pi(x) } else { f64::INFINITY };
    }
    let y = size + G_LESS_HALF;
    let lost = if size > G_LESS_HALF { (y - size) - G_LESS_HALF } else { (y - G_LESS_HALF) - size };
    let correction = lost * G / y;
    let half_power = || y.powf(size / 2.0 - 0.25);
    if x < 0.0 {
        let mut result = -PI / sin_pi(size) / size * y.exp() / lanczos(size);
        result -= correction * result;
        if size < 140.0 { result / y.powf(size - 0.5) } else { result / half_power() / half_power() }
    } else {
        let mut result = lanczos(size) / y.exp();
        result += correction * result;
        if size < 140.0 { result * y.powf(size - 0.5) } else { result * half_power() * half_power() }
    }
}

/// log(pi).
const LOG_PI: f64 = 1.144_729_885_849_400_2;

/// The logarithm of the gamma function's magnitude, for finite numbers other than 0, -1, -2 ...
pub fn lgamma(x: f64) -> f64 {
    if x == 1.0 || x == 2.0 {
        return 0.0;
    }
    let size = x.abs();
    if size < 1e-20 {
        return -size.ln();
    }
    let mut result = lanczos(size).ln() - G;
    result += (size - 0.5) * ((size + G - 0.5).ln() - 1.0);
    if x < 0.0 { LOG_PI - sin_pi(size).abs().ln() - size.ln() - result } else { result }
}

//! Calls of everything that can be called, with values of every kind.

pub mod call;
mod catalogue;
mod choice;
mod explained;
mod instances;

pub use choice::every;

use std::collections::{BTreeMap, HashMap};

use crate::{
    api::{call::Call, catalogue::Entry},
    engine::{Engines, Run, Side},
    finding::{Finding, Findings},
    random::Random,
};

const PRELUDE: &str = include_str!("../../python/prelude.py");
/// What a call that has the word in it needs: imports cost more than calls.
const IMPORTS: &[(&str, &str)] = &[
    ("array.", "import array\n"),
    ("cmath.", "import cmath\n"),
    ("codecs.", "import codecs\n"),
    ("contextlib.", "import contextlib\n"),
    ("dataclasses.", "import dataclasses\n"),
    ("difflib.", "import difflib\n"),
    ("inspect.", "import inspect\n"),
    ("pprint.", "import pprint\n"),
    ("queue.", "import queue\n"),
    ("shlex.", "import shlex\n"),
    ("stat.", "import stat\n"),
    ("tomllib.", "import tomllib\n"),
    ("typing.", "import typing\n"),
    ("unicodedata.", "import unicodedata\n"),
    ("uuid.", "import uuid\n"),
    ("weakref.", "import weakref\n"),
    ("zlib.", "import zlib\n"),
    ("abc.", "import abc\n"),
    ("argparse.", "import argparse\n"),
    ("logging.", "import logging\n"),
    ("zoneinfo.", "import zoneinfo\n"),
    ("collections.abc.", "import collections.abc\n"),
    ("base64.", "import base64\n"),
    ("binascii.", "import binascii\n"),
    ("bisect.", "import bisect\n"),
    ("calendar.", "import calendar\n"),
    ("collections.", "import collections\n"),
    ("colorsys.", "import colorsys\n"),
    ("copy.", "import copy\n"),
    ("csv.", "import csv\n"),
    ("datetime.", "import datetime\n"),
    ("decimal.", "import decimal\n"),
    ("fractions.", "import fractions\n"),
    ("functools.", "import functools\n"),
    ("hashlib.", "import hashlib\n"),
    ("heapq.", "import heapq\n"),
    ("hmac.", "import hmac\n"),
    ("html.", "import html\n"),
    ("io.", "import io\n"),
    ("json.", "import json\n"),
    ("keyword.", "import keyword\n"),
    ("math.", "import math\n"),
    ("numbers.", "import numbers\n"),
    ("operator.", "import operator\n"),
    ("random.", "import random\n"),
    ("re.", "import re\n"),
    ("reprlib.", "import reprlib\n"),
    ("statistics.", "import statistics\n"),
    ("string.", "import string\n"),
    ("struct.", "import struct\n"),
    ("textwrap.", "import textwrap\n"),
    ("graphlib.", "import graphlib\n"),
    ("enum.", "import enum\n"),
    ("types.", "import types\n"),
    ("Decimal(", "from decimal import Decimal\n"),
    ("Fraction(", "from fractions import Fraction\n"),
    ("time", "from datetime import date, time, timedelta, timezone\n"),
    (
        "d",
        "from collections import ChainMap, Counter, OrderedDict, UserDict, UserList, UserString, defaultdict, deque\n",
    ),
];
/// Calls in one program: enough that the start of two processes does not matter.
const BATCH: usize = 250;
/// Rounds of making a difference smaller.
const ROUNDS: usize = 8;

/// Fuzzes calls for as long as `goes_on` says so.
pub fn run(
    engines: &Engines,
    random: &mut Random,
    filter: Option<&str>,
    findings: &mut Findings,
    mut goes_on: impl FnMut(usize, &Findings) -> bool,
) -> Result<String, String> {
    let entries = catalogue::find(engines, filter)?;
    if entries.is_empty() && filter != Some("operators") {
        return Err("nothing both sides have has that in its name".to_owned());
    }
    let mut made = 0;
    let mut meant: BTreeMap<&str, (usize, Difference)> = BTreeMap::new();
    while goes_on(made, findings) {
        let calls: Vec<Call> = (0..BATCH).map(|_| one(random, &entries, filter)).collect();
        made += calls.len();
        for difference in differences(engines, &calls)? {
            match difference.meant {
                Some(why) => meant.entry(why).or_insert_with(|| (0, difference)).0 += 1,
                None => findings.take(difference, |difference| minimise(engines, difference))?,
            }
        }
    }
    Ok(meant.into_iter().map(|(why, (times, example))| told(why, times, &example)).collect())
}

/// How often differences were let pass for a reason, with the first of them.
fn told(why: &str, times: usize, example: &Difference) -> String {
    let (call, theirs, ours) = (example.call.line(0), &example.theirs, &example.ours);
    format!("let pass {times} times: {why}\n  {call}  CPython:     {theirs}\n  safe-python: {ours}\n")
}

fn one(random: &mut Random, entries: &[Entry], filter: Option<&str>) -> Call {
    // Operators and literals belong to no name: they are tried when nobody asked for a name.
    match filter {
        None if random.chance(25) => return choice::operation(random, true),
        Some("operators") => return choice::operation(random, true),
        Some("core") if random.chance(40) => return choice::operation(random, false),
        _ => {}
    }
    let entry = random_entry(random, entries);
    choice::call(random, entry)
}

/// Types first, functions next, dunders seldom: what programs meet most.
fn random_entry<'a>(random: &mut Random, entries: &'a [Entry]) -> &'a Entry {
    loop {
        let entry = random.choose(entries);
        if !entry.name.starts_with("__") || random.chance(if entry.is_core() { 30 } else { 15 }) {
            return entry;
        }
    }
}

/// What the sides did with one call.
#[derive(Clone, Debug)]
pub struct Difference {
    pub call: Call,
    pub theirs: String,
    pub ours: String,
    /// Something to be mended before anything else: a panic, a hang, a signal.
    pub severe: bool,
    /// Why it is no mistake, if it is none.
    pub meant: Option<&'static str>,
}

/// The calls on which the sides disagree.
fn differences(engines: &Engines, calls: &[Call]) -> Result<Vec<Difference>, String> {
    let numbered: Vec<(usize, &Call)> = calls.iter().enumerate().collect();
    let (theirs, ours) = std::thread::scope(|scope| {
        let theirs = scope.spawn(|| outcomes(engines, Side::CPython, &numbered));
        let ours = outcomes(engines, Side::Sandbox, &numbered);
        (theirs.join().unwrap_or_else(|_| Err("a thread of the fuzzer failed".to_owned())), ours)
    });
    let (theirs, ours) = (theirs?, ours?);
    let mut found = Vec::new();
    for (number, call) in numbered {
        let missing = Outcome { text: "no outcome".to_owned(), severe: false };
        let (theirs, ours) = (theirs.get(&number).unwrap_or(&missing), ours.get(&number).unwrap_or(&missing));
        if ours.severe || !agree(&theirs.text, &ours.text) {
            let why = || explained::why(&call.line(number), &theirs.text, &ours.text);
            let meant = if ours.severe { None } else { why() };
            let (theirs, severe) = (theirs.text.clone(), ours.severe);
            found.push(Difference { call: call.clone(), theirs, ours: ours.text.clone(), severe, meant });
        }
    }
    Ok(found)
}

struct Outcome {
    text: String,
    severe: bool,
}

/// Equal, or different for a reason that is nobody's mistake.
fn agree(theirs: &str, ours: &str) -> bool {
    // A limit of the one side says nothing about the other; a call that takes very long in both is no difference.
    let stopped = |text: &str| text.contains("!MemoryError") || text.starts_with("stopped");
    theirs == ours || stopped(theirs) || (stopped(ours) && !ours.contains("time"))
}

/// Runs the calls on one side. What stops the program costs one call: the rest runs in a new one.
fn outcomes(engines: &Engines, side: Side, calls: &[(usize, &Call)]) -> Result<HashMap<usize, Outcome>, String> {
    let mut found = HashMap::new();
    let mut rest = calls;
    while !rest.is_empty() {
        let run = engines.run(side, &program(rest))?;
        let mut done = 0;
        for line in run.stdout.lines() {
            let parsed = line.strip_prefix('@').and_then(|line| line.split_once(' '));
            if let Some((number, text)) = parsed
                && let Ok(number) = number.parse()
            {
                found.insert(number, Outcome { text: text.to_owned(), severe: false });
                done = rest.iter().position(|(at, _)| *at == number).map_or(done, |at| at + 1);
            }
        }
        if done < rest.len() {
            found.insert(rest[done].0, Outcome { text: stopped(&run), severe: run.is_defect(side) });
            done += 1;
        }
        rest = &rest[done..];
    }
    Ok(found)
}

fn stopped(run: &Run) -> String {
    let last = run.stderr.trim_end().lines().next_back().unwrap_or_default();
    format!("stopped: {:?}, {last}", run.end)
}

fn program(calls: &[(usize, &Call)]) -> String {
    let lines: String = calls.iter().map(|(number, call)| call.line(*number)).collect();
    let imports = IMPORTS.iter().filter(|(word, _)| lines.contains(word)).map(|(_, statement)| *statement);
    imports.chain([PRELUDE, &lines]).collect()
}

/// Looks for a simpler call with a difference of the same kind.
fn minimise(engines: &Engines, difference: Difference) -> Result<Difference, String> {
    let mut best = difference;
    let kind = best.kind();
    for _ in 0..ROUNDS {
        let mut simpler = best.call.simpler();
        simpler.truncate(BATCH);
        let found = differences(engines, &simpler)?;
        match found.into_iter().find(|found| found.meant.is_none() && found.kind() == kind) {
            Some(found) => best = found,
            None => break,
        }
    }
    Ok(best)
}

impl Finding for Difference {
    fn kind(&self) -> String {
        format!("{} | {} | {}", self.call.label, class(&self.theirs), class(&self.ours))
    }

    fn is_severe(&self) -> bool {
        self.severe
    }

    fn show(&self) -> String {
        format!(
            "{}\n  CPython:     {}\n  safe-python: {}\n{}",
            self.call.label,
            self.theirs,
            self.ours,
            self.call.case()
        )
    }
}

/// What tells one kind of difference from another: the type of an exception and the shape of its message.
fn class(outcome: &str) -> String {
    let Some(at) = outcome.find('!') else {
        return if outcome.starts_with("stopped") { outcome.to_owned() } else { "value".to_owned() };
    };
    // Names of types and texts of the call say nothing about the mistake: quoted words and what follows `not`.
    let mut shape = String::new();
    let mut quoted = false;
    for word in outcome[at..].split(' ').take(14) {
        let quotes = word.matches(['\'', '"']).count();
        if !quoted && quotes == 0 && !shape.ends_with(" not") {
            shape.push(' ');
            shape.extend(word.chars().filter(|c| !c.is_ascii_digit()));
        } else if quotes > 0 && !quoted {
            shape.push_str(" *");
        }
        quoted ^= quotes % 2 == 1;
    }
    shape
}

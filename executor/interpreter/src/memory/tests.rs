//! The promises of this folder, small enough to be run under Miri: `cargo xtask miri` does.

use super::*;
use crate::objects::{Dict, List};

fn text(text: &str) -> Value {
    Value::from(Str::new(text))
}

/// True when nobody else holds the object.
fn is_unique(value: &Value) -> bool {
    value.reference_count() == 1
}

fn list(items: Vec<Value>) -> Value {
    Value::from(List::new(items))
}

#[test]
fn inline_values_need_no_heap() {
    let before = tracked_count();
    let values = [Value::NONE, Value::TRUE, Value::int(i64::MIN), Value::float(0.5), Value::ELLIPSIS];
    let copies = values.clone();
    assert_eq!(copies[2].as_int(), Some(i64::MIN));
    assert_eq!(copies[3].as_float(), Some(0.5));
    assert_eq!(tracked_count(), before);
}

#[test]
fn counts_go_up_and_down() {
    let value = text("a text that is too long to be kept inline anywhere");
    assert_eq!(value.reference_count(), 1);
    let copies: Vec<Value> = (0..10).map(|_| value.clone()).collect();
    assert_eq!(value.reference_count(), 11);
    drop(copies);
    assert!(is_unique(&value));
    assert_eq!(value.get::<Str>().map(|text| text.as_str().len()), Some(50));
}

#[test]
fn text_of_every_length_is_what_it_was_made_of() {
    for length in [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 511, 512, 700] {
        let source: String = (0..length).map(|place| char::from(b'a' + (place % 26) as u8)).collect();
        assert_eq!(Str::new(&source).as_str(), source);
        let (front, back) = source.split_at(length / 3);
        assert_eq!(Str::joined(length, true, [front, back].into_iter()).as_str(), source);
        assert_eq!(Str::mapped(&source, |byte| byte.to_ascii_uppercase()).as_str(), source.to_uppercase());
        let taken_over = Str::new(source.clone());
        assert!(taken_over.is_ascii());
        assert_eq!(taken_over.as_str(), source);
    }
    let other = Str::new("aä€😀".to_owned());
    assert!(!other.is_ascii());
    assert_eq!((other.len(), other.char_at(2)), (4, '€'));
}

#[test]
fn text_grows_in_place_when_nobody_else_holds_it() {
    for start in ["", "short", "a text that is longer than sixteen bytes"] {
        let mut text = Str::new(start);
        let mut expected = start.to_owned();
        for (step, addition) in
            ["x", "yz", "0123456789", "", "ä", "a longer piece, as they come"].iter().cycle().take(60).enumerate()
        {
            assert_eq!(text.len(), expected.chars().count());
            let room = text.growth(addition.len());
            assert!(room == 0 || room >= expected.len() + addition.len());
            assert!(text.push(&Str::new(*addition)), "step {step}");
            expected.push_str(addition);
            assert_eq!(text.as_str(), expected);
            assert_eq!(text.is_ascii(), expected.is_ascii());
        }
        let other = text.clone();
        assert!(!text.push(&Str::new("more")));
        assert!(!text.push(&other.clone()));
        assert_eq!(other.as_str(), expected);
    }
    let mut large = Str::new("x".repeat(2000));
    assert!(large.push(&Str::new("y".repeat(5000))));
    assert_eq!(large.as_str().len(), 7000);
    assert_eq!(large.as_str().find('y'), Some(2000));
}

#[test]
#[should_panic(expected = "longer than was said")]
fn parts_that_are_too_long_are_not_written() {
    Str::joined(3, true, ["ab", "cd"].into_iter());
}

#[test]
fn kinds_are_told_apart() {
    let value = list(vec![Value::int(1)]);
    assert!(value.get::<Str>().is_none());
    assert_eq!(value.to_ref::<List>().map(|list| list.len()), Some(1));
    assert!(Value::int(1).get::<List>().is_none());
}

#[test]
fn tuples_own_their_items() {
    let item = text("an item that is shared by several tuples, and long");
    for length in [0, 1, 2, 7] {
        let tuple = Tuple::from_vec(vec![item.clone(); length]);
        assert_eq!(tuple.len(), length);
        assert_eq!(item.reference_count() as usize, length + 1);
        let again = Tuple::from_slice(&tuple);
        assert_eq!(again.iter().filter(|other| other.same(&item)).count(), length);
        drop(tuple);
        assert_eq!(item.reference_count() as usize, length + 1);
    }
    assert!(is_unique(&item));
}

#[test]
fn deep_data_is_dropped_without_recursion() {
    let depth = if cfg!(miri) { 300 } else { 300_000 };
    let leaf = text("the leaf at the bottom of what is nested very deep");
    let mut value = leaf.clone();
    for place in 0..depth {
        value = if place % 2 == 0 { list(vec![value]) } else { Value::from(Tuple::from_vec(vec![value])) };
    }
    drop(value);
    // So much goes in portions.
    while settle() {}
    assert!(is_unique(&leaf));
}

#[test]
fn cycles_are_collected_and_the_rest_is_kept() {
    let leaf = text("what a cycle holds and what is let go of with it, too");
    let kept = List::new(vec![leaf.clone()]);
    for _ in 0..5 {
        let (a, b) = (List::new(vec![leaf.clone()]), Dict::new());
        a.items.borrow_mut().push(b.value());
        b.set_str(&Str::new("back"), a.value());
    }
    assert_eq!(leaf.reference_count(), 7);
    assert!(collect(&mut || false) >= 10);
    assert_eq!(leaf.reference_count(), 2);
    assert_eq!(kept.len(), 1);
    drop(kept);
    assert!(is_unique(&leaf));
    end_world();
}

#[test]
fn a_cycle_through_a_tuple_is_one() {
    let leaf = text("held by a tuple that is held by a list that it holds");
    let outer = List::new(Vec::new());
    let tuple = Tuple::from_vec(vec![outer.value(), leaf.clone()]);
    outer.items.borrow_mut().push(Value::from(tuple));
    drop(outer);
    assert_eq!(leaf.reference_count(), 2);
    collect(&mut || false);
    assert!(is_unique(&leaf));
}

#[test]
#[cfg_attr(miri, ignore = "Miri has an allocator of its own")]
fn what_is_freed_counts_as_freed() {
    let before = allocated();
    let value = list((0..1000).map(|number| text(&format!("a text that needs memory of its own {number}"))).collect());
    assert!(allocated() > before + 1000 * 40);
    drop(value);
    assert!(allocated() - before < 4096, "{}", allocated() - before);
}

#[test]
fn attention_is_asked_for_once_and_answered() {
    let fuel = Fuel::new(100);
    attend_with(&fuel);
    call_attention();
    call_attention();
    assert!(fuel.get() < 0);
    assert!(answer_attention(&fuel));
    assert_eq!(fuel.get(), 100);
    assert!(!answer_attention(&fuel));
    end_world();
}

/// Lists, tuples and dicts of so many items go in portions.
const MANY: usize = if cfg!(miri) { 200 } else { 3_000 };

fn large_containers(leaf: &Value) -> [Value; 3] {
    let dict = Dict::new();
    for number in 0..MANY {
        dict.set_str(&Str::new(format!("{number}")), leaf.clone());
    }
    [list(vec![leaf.clone(); MANY]), Value::from(Tuple::from_vec(vec![leaf.clone(); MANY])), dict.value()]
}

#[test]
fn large_containers_let_go_of_every_item_once() {
    let leaf = text("what large containers hold, each of them many times");
    for (gone, container) in large_containers(&leaf).into_iter().enumerate() {
        assert_eq!(leaf.reference_count() as usize, 1 + (3 - gone) * MANY);
        drop(container);
    }
    assert!(is_unique(&leaf));
}

#[test]
fn what_is_held_waits_and_then_goes() {
    let leaf = text("what is held by that which may not go yet, and long");
    let list_of_lists = list((0..20).map(|_| list(vec![leaf.clone()])).collect());
    let target = weakref::point_at(&list_of_lists, Value::UNDEF);
    let containers = large_containers(&leaf);
    hold_drops();
    drop(list_of_lists);
    drop(containers);
    assert_eq!(leaf.reference_count() as usize, 1 + 20 + 3 * MANY);
    assert!(target.object().is_none(), "nobody may take hold of what is going");
    assert!(!settle(), "nothing goes while it is held");
    assert_eq!(collect(&mut || false), 0, "what waits is no cycle");
    resume_drops();
    while settle() {}
    assert!(is_unique(&leaf));
    end_world();
}

#[test]
fn a_collection_that_gets_late_loses_nothing() {
    let rounds = if cfg!(miri) { 100 } else { 20_000 };
    let leaf = text("what the cycles hold that are found only later");
    for _ in 0..rounds {
        let (a, b) = (List::new(vec![leaf.clone()]), List::new(Vec::new()));
        a.items.borrow_mut().push(b.value());
        b.items.borrow_mut().push(a.value());
    }
    for patience in 0..4 {
        let mut asked = 0;
        let mut late = || {
            asked += 1;
            asked > patience
        };
        collect(&mut late);
        resume_drops();
    }
    while settle() {}
    collect(&mut || false);
    assert!(is_unique(&leaf));
    end_world();
}

//! Length, items, parts and membership of ranges of any size.
//! <https://docs.python.org/3.13/library/stdtypes.html#ranges>

use super::operators::Binary;
use super::{Res, Vm};
use crate::memory::{Kind, Ref, Value};
use crate::objects::{Range, Slice};

impl Vm {
    /// Number of items of a range, of any size.
    pub fn range_length(&mut self, range: &Value) -> Res {
        let Some(range) = range.get::<Range>() else { return Ok(Value::int(0)) };
        if let Some((start, stop, step)) = range.small() {
            let length = crate::objects::range::length(start, stop, step);
            return Ok(match i64::try_from(length) {
                Ok(length) => Value::int(length),
                Err(_) => crate::objects::int::from_big(dashu_int::IBig::from(length)),
            });
        }
        use crate::objects::int::{from_big, to_big};
        use dashu_int::IBig;
        let (Some(start), Some(stop), Some(step)) = (to_big(&range.start), to_big(&range.stop), to_big(&range.step))
        else {
            return Ok(Value::int(0));
        };
        let length = if step > IBig::ZERO && start < stop {
            (stop - start - IBig::ONE) / step + IBig::ONE
        } else if step < IBig::ZERO && start > stop {
            (start - stop - IBig::ONE) / (-step) + IBig::ONE
        } else {
            IBig::ZERO
        };
        Ok(from_big(length))
    }

    pub(super) fn range_item(&mut self, object: &Value, index: &Value) -> Res {
        let length = self.range_length(object)?;
        let Some(range) = object.to_ref::<Range>() else { return Ok(Value::NONE) };
        let index = &self.index_value(index)?;
        let zero = Value::int(0);
        let index = if self.less(index, &zero)? { self.binary(Binary::Add, &length, index)? } else { index.clone() };
        if self.less(&index, &zero)? || !self.less(&index, &length)? {
            return Err(self.index_error("range object index out of range"));
        }
        let offset = self.binary(Binary::Multiply, &index, &range.step)?;
        self.binary(Binary::Add, &range.start, &offset)
    }

    pub(super) fn range_slice(&mut self, object: &Value, slice: &Slice) -> Res {
        let length = self.range_length(object)?;
        let [start, stop, step] = crate::objects::slice::indices_on(self, slice, &length)?;
        let Some(range) = object.to_ref::<Range>() else { return Ok(Value::NONE) };
        let at = |vm: &mut Vm, place: &Value| -> Res {
            let offset = vm.binary(Binary::Multiply, place, &range.step)?;
            vm.binary(Binary::Add, &range.start, &offset)
        };
        let (start, stop) = (at(self, &start)?, at(self, &stop)?);
        let step = self.binary(Binary::Multiply, &range.step, &step)?;
        Ok(Value::from(Ref::new(Range { start, stop, step })))
    }

    pub(super) fn range_contains(&mut self, object: &Value, item: &Value) -> Res<bool> {
        if let (Some(range), Some(number)) = (object.get::<Range>(), item.as_index())
            && let Some((start, stop, step)) = range.small()
        {
            let inside = if step > 0 { start <= number && number < stop } else { stop < number && number <= start };
            return Ok(inside && (i128::from(number) - i128::from(start)) % i128::from(step) == 0);
        }
        if matches!(item.kind(), Kind::BigInt | Kind::Int | Kind::Bool) {
            let Some(range) = object.to_ref::<Range>() else { return Ok(false) };
            let ascending = self.less(&Value::int(0), &range.step)?;
            let inside = if ascending {
                !self.less(item, &range.start)? && self.less(item, &range.stop)?
            } else {
                !self.less(&range.start, item)? && self.less(&range.stop, item)?
            };
            if !inside {
                return Ok(false);
            }
            let distance = self.binary(Binary::Subtract, item, &range.start)?;
            let rest = self.binary(Binary::Modulo, &distance, &range.step)?;
            return self.equal(&rest, &Value::int(0));
        }
        let iterator = self.iter(object)?;
        while let Some(candidate) = self.next(&iterator)? {
            self.tick(1)?;
            if self.same_or_equal(&candidate, item)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

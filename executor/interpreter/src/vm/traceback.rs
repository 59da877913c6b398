//! Tracebacks as CPython prints them. <https://docs.python.org/3.13/library/traceback.html>

use super::{Raise, Res, Vm};
use crate::Stream;
use crate::compiler::code::Code;
use crate::memory::{Ref, Tuple, Value};
use crate::objects::exception::TraceEntry;
use crate::objects::{Dict, Exception, List, Module, Str, Type};
use crate::outcome::ErrorReport;

/// The same line more often than this is folded.
const MOST_REPEATED: usize = 3;

/// Exceptions of a group, and groups in each other, that a traceback shows.
const MAX_GROUP_WIDTH: usize = 15;
const MAX_GROUP_DEPTH: usize = 10;

impl Vm {
    /// The calls that run now, the innermost first, and the globals of each.
    pub fn running_calls(&self) -> impl Iterator<Item = (TraceEntry, &Ref<Dict>)> {
        let told = self.machine.frames.iter().rev().filter(|frame| !frame.function.code.stands_for_c.get());
        told.map(|frame| {
            let function = &frame.function;
            (TraceEntry { code: function.code.clone(), pc: frame.pc.saturating_sub(1) }, &function.globals)
        })
    }

    /// `exception.__traceback__`
    pub fn traceback_object(&self, exception: &Exception) -> Value {
        exception.trace.borrow_mut().object(self)
    }

    /// The whole text for an exception: its causes and contexts first.
    pub fn format_exception(&mut self, exception: &Ref<Exception>) -> String {
        let mut seen = Vec::new();
        let mut out = String::new();
        self.format_chained(exception, &mut out, &mut seen);
        out
    }

    fn format_chained(&mut self, exception: &Ref<Exception>, out: &mut String, seen: &mut Vec<usize>) {
        // Long chains are walked, not recursed into.
        let mut chain: Vec<(Ref<Exception>, &'static str)> = vec![(exception.clone(), "")];
        seen.push(exception.address());
        let mut at = exception.clone();
        loop {
            let cause = at.cause.borrow().to_ref::<Exception>();
            let next = match cause {
                Some(cause) => {
                    Some((cause, "\nThe above exception was the direct cause of the following exception:\n\n"))
                }
                None if !at.suppress_context.get() => {
                    let context = at.context().to_ref::<Exception>();
                    context.map(|context| {
                        (context, "\nDuring handling of the above exception, another exception occurred:\n\n")
                    })
                }
                None => None,
            };
            let Some((next, words)) = next else { break };
            if seen.contains(&next.address()) {
                break;
            }
            seen.push(next.address());
            if let Some(last) = chain.last_mut() {
                last.1 = words;
            }
            chain.push((next.clone(), ""));
            at = next;
        }
        for (exception, words) in chain.iter().rev() {
            out.push_str(words);
            self.format_one(exception, out);
        }
    }

    fn format_one(&mut self, exception: &Ref<Exception>, out: &mut String) {
        let group = exception.class.borrow().is_subtype(&self.errors.BaseExceptionGroup);
        if group {
            self.format_group(exception, out, 0);
            return;
        }
        let entries = exception.trace.borrow().entries();
        if !entries.is_empty() {
            out.push_str("Traceback (most recent call last):\n");
            self.format_entries(&entries, out);
        }
        self.format_exception_only(exception, out);
    }

    /// An exception group with its members, each in a box of its own.
    fn format_group(&mut self, exception: &Ref<Exception>, out: &mut String, depth: usize) {
        let margin = "  ".repeat(depth);
        let prefix = if depth == 0 { "  ".to_owned() } else { format!("{margin}  ") };
        let entries = exception.trace.borrow().entries();
        let mut body = String::new();
        if !entries.is_empty() {
            body.push_str("Exception Group Traceback (most recent call last):\n");
            self.format_entries(&entries, &mut body);
        }
        self.format_exception_only(exception, &mut body);
        for (place, line) in body.lines().enumerate() {
            if depth == 0 && place == 0 && !entries.is_empty() {
                out.push_str(&format!("  + {line}\n"));
            } else {
                out.push_str(&format!("{prefix}| {line}\n"));
            }
        }
        let members =
            exception.args.borrow().get(1).map(|members| self.collect(members).unwrap_or_default()).unwrap_or_default();
        let count = members.len();
        for (place, member) in members.iter().enumerate() {
            let open = if place == 0 { "+-" } else { "  " };
            let last = place + 1 == count || place == MAX_GROUP_WIDTH;
            let title = if place == MAX_GROUP_WIDTH { "...".to_owned() } else { (place + 1).to_string() };
            out.push_str(&format!("{prefix}{open}+---------------- {title} ----------------\n"));
            let Some(member) = member.to_ref::<Exception>() else { continue };
            let inner_group = member.class.borrow().is_subtype(&self.errors.BaseExceptionGroup);
            let mut text = String::new();
            if place == MAX_GROUP_WIDTH {
                let more = count - MAX_GROUP_WIDTH;
                text = format!("and {more} more exception{}\n", if more > 1 { "s" } else { "" });
            } else if inner_group && depth + 1 == MAX_GROUP_DEPTH {
                text = format!("... (max_group_depth is {MAX_GROUP_DEPTH})\n");
            } else if inner_group {
                self.format_group(&member, out, depth + 1);
                continue;
            } else {
                self.format_chained(&member, &mut text, &mut Vec::new());
            }
            for line in text.lines() {
                out.push_str(&format!("{prefix}  | {line}\n"));
            }
            if last {
                out.push_str(&format!("{prefix}  +------------------------------------\n"));
                break;
            }
        }
    }

    /// The lines of a traceback; entries are innermost first.
    pub fn format_entries(&mut self, entries: &[TraceEntry], out: &mut String) {
        let mut last: Option<(*const Code, u32)> = None;
        let mut repeated = 0;
        let fold = |repeated: usize, out: &mut String| {
            if repeated > MOST_REPEATED {
                let more = repeated - MOST_REPEATED;
                out.push_str(&format!(
                    "  [Previous line repeated {more} more time{}]\n",
                    if more == 1 { "" } else { "s" }
                ));
            }
        };
        for entry in entries.iter().rev() {
            let line = entry.code.line_at(entry.pc);
            let key = (std::rc::Rc::as_ptr(&entry.code), line);
            if last == Some(key) {
                repeated += 1;
            } else {
                fold(repeated, out);
                last = Some(key);
                repeated = 1;
            }
            if repeated > MOST_REPEATED {
                continue;
            }
            let source = &entry.code.source;
            out.push_str(&format!(
                "  File \"{}\", line {line}, in {}\n",
                source.file_name,
                entry.code.qualname.as_str().rsplit(".<locals>.").next().map_or("?", |_| entry.code.name.as_str())
            ));
            if !source.hidden {
                out.push_str(&super::marks::lines(&entry.code, entry.pc, line));
            }
        }
        fold(repeated, out);
    }

    /// `Name: message`, notes, and for a syntax error the place in the text.
    pub fn format_exception_only(&mut self, exception: &Ref<Exception>, out: &mut String) {
        self.format_last_lines(exception, true, out);
    }

    /// The same; without its place, a name that is not there has no neighbours it could be meant for.
    pub fn format_last_lines(&mut self, exception: &Ref<Exception>, placed: bool, out: &mut String) {
        let class = exception.class.borrow().clone();
        let name = match self.full_class_name(&class) {
            name if name.starts_with("__main__.") => name["__main__.".len()..].to_owned(),
            name => name,
        };
        if class.is_subtype(&self.errors.SyntaxError) {
            self.format_syntax_error(exception, &name, out);
        } else {
            let message = self.exception_message(exception);
            let mut message = message;
            if let Some(hint) = self.suggestion(exception, placed) {
                message.push_str(&hint);
            }
            if message.is_empty() {
                out.push_str(&format!("{name}\n"));
            } else {
                out.push_str(&format!("{name}: {message}\n"));
            }
        }
        let notes = exception.dict.borrow().as_ref().and_then(|dict| dict.get_str(&self.names.notes));
        let Some(notes) = notes.filter(|notes| !notes.is_none()) else { return };
        let Some(all) = notes.get::<List>().map(List::snapshot).or_else(|| Some(notes.get::<Tuple>()?.to_vec())) else {
            let shown =
                self.repr_of(&notes).map_or("<__notes__ repr() failed>".to_owned(), |text| text.as_str().to_owned());
            out.push_str(&format!("{shown}\n"));
            return;
        };
        for note in all {
            match self.str_of(&note) {
                Ok(text) => out.push_str(&format!("{}\n", text.as_str())),
                Err(_) => out.push_str("<note str() failed>\n"),
            }
        }
    }

    fn format_syntax_error(&mut self, exception: &Ref<Exception>, name: &str, out: &mut String) {
        use super::exceptions::extra;
        let text_of =
            |value: Option<Value>| value.and_then(|value| value.get::<Str>().map(|text| text.as_str().to_owned()));
        let int_of = |value: Option<Value>| value.and_then(|value| value.as_int());
        let line = int_of(extra(exception, "lineno"));
        let nowhere = line.is_none();
        if let Some(line) = line {
            let file = text_of(extra(exception, "filename")).unwrap_or_else(|| "<string>".to_owned());
            out.push_str(&format!("  File \"{file}\", line {line}\n"));
            if let Some(text) = text_of(extra(exception, "text")) {
                let text = text.trim_end_matches(['\n', '\r']);
                let stripped = text.trim_start_matches([' ', '\t', '\u{c}']);
                out.push_str(&format!("    {}\n", stripped.trim_end()));
                if let Some(offset) = int_of(extra(exception, "offset")) {
                    let removed = (text.chars().count() - stripped.chars().count()) as i64;
                    let length = stripped.chars().count() as i64;
                    let start = offset - 1 - removed;
                    let end_line = int_of(extra(exception, "end_lineno")).unwrap_or(line);
                    let end = if end_line == line {
                        int_of(extra(exception, "end_offset")).map_or(start + 1, |end| end - 1 - removed)
                    } else {
                        length
                    };
                    if start >= 0 {
                        let end = end.max(start + 1);
                        out.push_str(&format!(
                            "    {}{}\n",
                            " ".repeat(start.min(length) as usize),
                            "^".repeat((end - start).clamp(1, length.max(1)) as usize)
                        ));
                    }
                }
            }
        }
        let message = text_of(extra(exception, "msg")).unwrap_or_else(|| self.exception_message(exception));
        if message.is_empty() {
            out.push_str(&format!("{name}: <no detail available>\n"));
        } else {
            let file = text_of(extra(exception, "filename")).filter(|_| nowhere);
            let file = file.map_or(String::new(), |file| format!(" ({file})"));
            out.push_str(&format!("{name}: {message}{file}\n"));
        }
    }

    /// ". Did you mean: 'x'?" for a misspelt name, attribute or import.
    fn suggestion(&mut self, exception: &Ref<Exception>, placed: bool) -> Option<String> {
        use super::exceptions::extra;
        let class = exception.class.borrow().clone();
        let name = extra(exception, "name")?.to_ref::<Str>()?;
        let wrong = name.as_str();
        let mut candidates: Vec<String> = Vec::new();
        let mut add = |dict: &Dict| {
            candidates.extend(dict.keys().iter().filter_map(|key| Some(key.get::<Str>()?.as_str().to_owned())));
        };
        if class.is_subtype(&self.errors.AttributeError) {
            let object = extra(exception, "obj")?;
            if let Some(module) = object.get::<Module>() {
                add(&module.dict);
            } else {
                let own = object.to_ref::<Type>().unwrap_or_else(|| self.class_of(&object));
                for class in own.mro.borrow().iter() {
                    add(&class.dict);
                }
                if let Some(instance) = object.get::<crate::objects::Instance>() {
                    if let Some(dict) = &*instance.dict.borrow() {
                        add(dict);
                    }
                    candidates.extend(instance.shape.borrow().names.iter().map(|name| name.as_str().to_owned()));
                }
            }
            if !wrong.starts_with('_') {
                candidates.retain(|candidate| !candidate.starts_with('_'));
            }
        } else if class.is_subtype(&self.errors.NameError) {
            let entry = exception.trace.borrow().innermost()?;
            candidates.extend(entry.code.locals.iter().map(|name| name.as_str().to_owned()));
            let main = self.modules.get_str(&self.names.main)?;
            if let Some(module) = main.get::<Module>() {
                candidates
                    .extend(module.dict.keys().iter().filter_map(|key| Some(key.get::<Str>()?.as_str().to_owned())));
            }
            candidates
                .extend(self.builtins.keys().iter().filter_map(|key| Some(key.get::<Str>()?.as_str().to_owned())));
            candidates.retain(|candidate| placed && !candidate.starts_with('.'));
        } else if class.is_subtype(&self.errors.ImportError) {
            let wrong = extra(exception, "name_from")?.to_ref::<Str>()?;
            let module = self.modules.get_str(&name)?;
            let module = module.get::<Module>()?;
            let names: Vec<String> =
                module.dict.keys().iter().filter_map(|key| Some(key.get::<Str>()?.as_str().to_owned())).collect();
            let mut names = names;
            names.sort();
            let close = crate::text::likeness::nearest(wrong.as_str(), names.iter().map(String::as_str))?;
            return Some(format!(". Did you mean: '{close}'?"));
        } else {
            return None;
        }
        candidates.sort();
        candidates.dedup();
        let close = crate::text::likeness::nearest(wrong, candidates.iter().map(String::as_str));
        let close = close.map(|close| format!(". Did you mean: '{close}'?"));
        if !class.is_subtype(&self.errors.NameError) || !crate::modules::exists(wrong) {
            return close;
        }
        Some(match close {
            Some(close) => format!("{close} Or did you forget to import '{wrong}'?"),
            None => format!(". Did you forget to import '{wrong}'?"),
        })
    }

    /// What a host is told about an uncaught exception.
    pub fn error_report(&mut self, exception: &Ref<Exception>) -> ErrorReport {
        let class = exception.class.borrow().clone();
        let message = self.exception_message(exception);
        let traceback = self.format_exception(exception);
        // The place: the innermost entry in the program's own text.
        let entries = exception.trace.borrow().entries();
        let main = entries.last().map(|entry| entry.code.source.clone());
        let entry = entries
            .iter()
            .find(|entry| main.as_ref().is_some_and(|main| std::rc::Rc::ptr_eq(main, &entry.code.source)));
        let (mut line, mut column, mut source_line) = (None, None, None);
        if let Some(entry) = entry {
            let number = entry.code.line_at(entry.pc);
            line = Some(number);
            column = entry.code.positions.get(entry.pc as usize).map(|&(start, _)| entry.code.source.column(start) + 1);
            source_line = Some(entry.code.source.line_text(number).to_owned());
        }
        if class.is_subtype(&self.errors.SyntaxError) {
            use super::exceptions::extra;
            line = extra(exception, "lineno").and_then(|v| v.as_int()).and_then(|v| u32::try_from(v).ok()).or(line);
            column = extra(exception, "offset").and_then(|v| v.as_int()).and_then(|v| u32::try_from(v).ok()).or(column);
            source_line = extra(exception, "text")
                .and_then(|v| v.get::<Str>().map(|t| t.as_str().trim_end_matches('\n').to_owned()))
                .or(source_line);
        }
        ErrorReport {
            type_name: class.name().as_str().to_owned(),
            message,
            line,
            column,
            source_line,
            traceback,
            hint: exception.hint.borrow().clone(),
        }
    }

    /// `Exception ignored in: ...` for an exception that has nowhere to go.
    pub(crate) fn report_ignored(&mut self, exception: &Ref<Exception>, object: &Value) -> Res<()> {
        self.report_ignored_in("in:", exception, object)
    }

    /// [`Self::report_ignored`] that says where in other words than "in:".
    pub(crate) fn report_ignored_in(&mut self, place: &str, exception: &Ref<Exception>, object: &Value) -> Res<()> {
        let mut out = String::new();
        let shown = match self.repr_of(object) {
            Ok(text) => text.as_str().to_owned(),
            Err(Raise::Fault) => return Err(Raise::Fault),
            Err(_) => "<object repr() failed>".to_owned(),
        };
        out.push_str(&format!("Exception ignored {place} {shown}\n"));
        let text = self.format_exception(exception);
        out.push_str(&text);
        self.write(Stream::Stderr, &out)
    }
}

//! One call: a template with places for values.

use crate::values::Value;

/// An argument, by place or by name.
#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    pub name: Option<String>,
    pub value: Value,
}

/// How the arguments are put into an expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// `WHAT(arguments)`; arguments may be left away.
    Call(String),
    /// `{0}`, `{1}` stand for the arguments.
    Template(String),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// What is called, for people and for telling kinds of differences apart.
    pub label: String,
    /// What `it` is in the expression.
    pub receiver: Option<Value>,
    pub form: Form,
    pub arguments: Vec<Argument>,
}

impl Call {
    fn expression(&self) -> String {
        match &self.form {
            Form::Call(what) => {
                let arguments: Vec<String> = self
                    .arguments
                    .iter()
                    .map(|argument| match &argument.name {
                        Some(name) => format!("{name}={}", argument.value),
                        None => argument.value.to_string(),
                    })
                    .collect();
                format!("{what}({})", arguments.join(", "))
            }
            Form::Template(template) => {
                let mut text = template.clone();
                for (place, argument) in self.arguments.iter().enumerate() {
                    text = text.replace(&format!("{{{place}}}"), &format!("({})", argument.value));
                }
                text
            }
        }
    }

    /// The line of a program of many calls.
    pub fn line(&self, number: usize) -> String {
        let make = self.receiver.as_ref().map_or("nothing".to_owned(), |receiver| format!("lambda: {receiver}"));
        format!("T({number}, {make}, lambda it: {})\n", self.expression())
    }

    /// The same, as somebody would write it into a case.
    pub fn case(&self) -> String {
        let mut text = String::new();
        if let Some(receiver) = &self.receiver {
            text.push_str(&format!("    it = {receiver}\n"));
        }
        text.push_str(&format!(
            "    try:\n        print(repr({}))\n    except Exception as error:\n        print(type(error).__name__, error)\n",
            self.expression()
        ));
        text
    }

    /// Calls with less in them, the simplest first.
    pub fn simpler(&self) -> Vec<Call> {
        let mut found = Vec::new();
        if matches!(self.form, Form::Call(_)) {
            for index in (0..self.arguments.len()).rev() {
                let mut call = self.clone();
                call.arguments.remove(index);
                found.push(call);
            }
        }
        for (index, argument) in self.arguments.iter().enumerate() {
            for value in argument.value.simpler() {
                let mut call = self.clone();
                call.arguments[index].value = value;
                found.push(call);
            }
        }
        if let Some(receiver) = &self.receiver {
            // Another type has other members.
            let same = |value: &Value| std::mem::discriminant(value) == std::mem::discriminant(receiver);
            let opens = |value: &Value| value.to_string().chars().next();
            for value in receiver.simpler().into_iter().filter(|v| same(v) && opens(v) == opens(receiver)) {
                found.push(Call { receiver: Some(value), ..self.clone() });
            }
        }
        found
    }
}

//! Landlock: the kernel opens no path for this process, and no port.

use landlock::{ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr, RulesetStatus, Scope};

/// The newest rights asked for; an older kernel refuses what it knows of them.
const NEWEST: ABI = ABI::V6;
/// What must be refused for the wall to count: everything about files.
const FILES: ABI = ABI::V1;

/// Handles every right and grants none.
pub fn refuse() -> Result<(), String> {
    let restrict = || {
        Ruleset::default()
            .set_compatibility(CompatLevel::HardRequirement)
            .handle_access(AccessFs::from_all(FILES))?
            .set_compatibility(CompatLevel::BestEffort)
            .handle_access(AccessFs::from_all(NEWEST))?
            .handle_access(AccessNet::from_all(NEWEST))?
            .scope(Scope::from_all(NEWEST))?
            .create()?
            .restrict_self()
    };
    match restrict() {
        Ok(status) if status.ruleset == RulesetStatus::NotEnforced => Err("this kernel has none".to_owned()),
        Ok(_) => Ok(()),
        Err(error) => Err(format!("this kernel has none, or an old one: {error}")),
    }
}

public import JSON

/// What a household has paid for; the account service says what each plan allows.
public enum Plan: String, JSONEncodable, JSONReadable, CaseIterable, Sendable {
    /// The plan that costs nothing, with its limits.
    case free
    /// The plan that is paid for.
    case pro
    /// No limits at all, as where no billing is configured.
    case unlimited
}

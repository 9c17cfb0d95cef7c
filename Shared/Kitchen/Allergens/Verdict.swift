/// The status of one allergen; raw values are the names on the wire.
public enum AllergenVerdict: String, Hashable, Sendable {
    /// Certainly contained.
    case contains
    /// Contained in some products of the kinds used.
    case mayContain = "may_contain"
    /// All lines are known, and none has it.
    case freeOf = "free_of"
    /// Some line is unknown, so it may be contained.
    case unknown
}

/// The status of one diet; raw values are the names on the wire.
public enum DietVerdict: String, Hashable, Sendable {
    /// An ingredient is certainly excluded.
    case conflicts
    /// Some products of the kinds used are excluded.
    case mayConflict = "may_conflict"
    /// All lines are known, and none is excluded.
    case suits
    /// Some line is unknown, so it may be excluded.
    case unknown
}

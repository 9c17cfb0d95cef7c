/// What can be said about one allergen; raw values are the names on the wire.
public enum AllergenVerdict: String, Hashable, Sendable {
    /// It is in there.
    case contains
    /// It is in some kinds of what is in there.
    case mayContain = "may_contain"
    /// Every line is known, and none brings it.
    case freeOf = "free_of"
    /// Some line is not known, so it may be there.
    case unknown
}

/// What can be said about one diet; raw values are the names on the wire.
public enum DietVerdict: String, Hashable, Sendable {
    /// Something in there is ruled out.
    case conflicts
    /// Some kinds of what is in there are ruled out.
    case mayConflict = "may_conflict"
    /// Every line is known, and none is ruled out.
    case suits
    /// Some line is not known, so it may be ruled out.
    case unknown
}

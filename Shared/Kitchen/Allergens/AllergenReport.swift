/// What is known about the allergens of a recipe or a list.
public struct AllergenReport: Hashable, Sendable {
    /// What it certainly contains.
    public var contains: [Allergen]
    /// What it may contain, because a line can mean several things.
    public var mayContain: [Allergen]
    /// The lines whose food is not known; nothing is ever called free of an allergen because of them.
    public var unknown: [String]
    /// Which line brings which allergen.
    public var because: [AllergenReason]

    /// A report.
    public init(contains: [Allergen], mayContain: [Allergen], unknown: [String], because: [AllergenReason]) {
        self.contains = contains
        self.mayContain = mayContain
        self.unknown = unknown
        self.because = because
    }
}

/// The line that brings an allergen.
public struct AllergenReason: Hashable, Sendable {
    /// The allergen.
    public var allergen: Allergen
    /// The line as written.
    public var line: String

    /// A reason.
    public init(allergen: Allergen, line: String) {
        self.allergen = allergen
        self.line = line
    }
}

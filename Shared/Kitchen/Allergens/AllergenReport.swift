public import JSON

/// What is known about the allergens and diets of a line, a recipe or a list.
public struct AllergenReport: Hashable, Sendable {
    /// What it certainly contains.
    public var contains: [Allergen]
    /// What it may contain, depending on the product bought or on the meaning of an ambiguous line.
    public var mayContain: [Allergen]
    /// The lines with unknown foods; because of them nothing is reported as free of an allergen.
    public var unknown: [String]
    /// Which line has which allergen.
    public var because: [AllergenReason]
    /// The diets it certainly conflicts with.
    public var conflicts: [Diet]
    /// The diets it may conflict with.
    public var mayConflict: [Diet]
    /// Which line conflicts with which diet.
    public var dietsBecause: [DietReason]

    /// A report from its reasons.
    public init(because: [AllergenReason], dietsBecause: [DietReason], unknown: [String]) {
        let sure = Set(because.filter { $0.certainty == .certain }.map(\.allergen))
        let ruledOut = Set(dietsBecause.filter { $0.certainty == .certain }.map(\.diet))
        contains = sure.sorted()
        mayContain = Set(because.map(\.allergen)).subtracting(sure).sorted()
        conflicts = ruledOut.sorted()
        mayConflict = Set(dietsBecause.map(\.diet)).subtracting(ruledOut).sorted()
        self.because = because
        self.dietsBecause = dietsBecause
        self.unknown = unknown
    }

    /// The status of one allergen; never "free of" while a line is unknown.
    public func verdict(for allergen: Allergen) -> AllergenVerdict {
        if contains.contains(allergen) { return .contains }
        if mayContain.contains(allergen) { return .mayContain }
        return unknown.isEmpty ? .freeOf : .unknown
    }

    /// The status of one diet; never "suits" while a line is unknown.
    public func verdict(for diet: Diet) -> DietVerdict {
        if conflicts.contains(diet) { return .conflicts }
        if mayConflict.contains(diet) { return .mayConflict }
        return unknown.isEmpty ? .suits : .unknown
    }
}

/// A line that has an allergen.
@JSONObject(.writtenOnly)
public struct AllergenReason: Hashable, Sendable {
    /// The allergen.
    public var allergen: Allergen
    /// The line as written.
    public var line: String
    /// Whether it certainly has it.
    public var certainty: Certainty
}

/// A line that conflicts with a diet.
@JSONObject(.writtenOnly)
public struct DietReason: Hashable, Sendable {
    /// The diet.
    public var diet: Diet
    /// The line as written.
    public var line: String
    /// Whether it certainly conflicts.
    public var certainty: Certainty
}

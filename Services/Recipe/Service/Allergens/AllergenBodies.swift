import AccountAPI
public import JSON
public import Kitchen
import Values

/// What some lines contain and whom it concerns, on the wire.
struct AllergenAnswer: JSONEncodable, Sendable {
    let report: AllergenReport
    /// Nil if the household's members could not be asked for.
    let warnings: [EaterWarning]?
    /// The version of what they must not eat.
    let restrictionVersion: Int?

    /// What some lines contain, and whom of these people that concerns, or of nobody known, if that can be afforded.
    init(
        on lines: [String],
        skippingHeadings: Bool,
        for diners: HouseholdEaters?,
        by kitchen: HouseholdKitchen,
        within budget: WorkBudget
    ) throws(WorkBudget.Exhausted) {
        // The text is read anew: nobody is warned by what an older engine made of it.
        var read: [IngredientLine] = []
        for line in lines {
            // What is read is gone through for the report, and for the people once more.
            for _ in 0..<3 { try budget.spend(line: line) }
            if skippingHeadings, IngredientParser.heading(in: line) != nil { continue }
            read.append(kitchen.parser.parse(line))
        }
        // Each thing that somebody must not eat is looked for in each line.
        let avoided = diners?.eaters.reduce(0) { $0 + $1.ingredients.count + $1.intolerances.count } ?? 0
        try budget.spend(read.count * avoided)
        report = kitchen.allergens.report(on: read)
        warnings = diners.map { kitchen.allergens.warnings(for: $0.eaters, on: read) }
        restrictionVersion = diners?.restrictionVersion
        // defence: repeated-lines
        try budget.spend(bytes: reasonBytes)
    }

    /// How many bytes of lines it repeats: each line stands there once for everything and everybody it is held against.
    private var reasonBytes: Int {
        report.because.reduce(0) { $0 + $1.line.utf8.count } + report.dietsBecause.reduce(0) { $0 + $1.line.utf8.count }
            + (warnings ?? []).reduce(0) { $1.reasons.reduce($0) { $0 + $1.line.utf8.count } }
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("allergens", report.contains.map(\.rawValue))
            json.member("may_contain", report.mayContain.map(\.rawValue))
            json.member("unknown", report.unknown)
            json.member("because", report.because)
            json.member("conflicts", report.conflicts.map(\.rawValue))
            json.member("may_conflict", report.mayConflict.map(\.rawValue))
            json.member("diets_because", report.dietsBecause)
            json.key("warnings")
            if let warnings {
                json.array { json in for warning in warnings { warning.encode(to: &json) } }
            } else {
                json.null()
            }
            json.member("restriction_version", restrictionVersion)
        }
    }
}

extension AllergenReason: JSONEncodable {
    /// Writes the allergen, the line and how sure it is.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("allergen", allergen.rawValue)
            json.member("line", line)
            json.member("certainty", certainty.rawValue)
        }
    }
}

extension DietReason: JSONEncodable {
    /// Writes the diet, the line and how sure it is.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("diet", diet.rawValue)
            json.member("line", line)
            json.member("certainty", certainty.rawValue)
        }
    }
}

extension EaterWarning: JSONEncodable {
    /// Writes who is concerned, and why.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("member_id", eater)
            json.member("name", name)
            json.member("reasons", reasons)
        }
    }
}

extension EaterReason: JSONEncodable {
    /// Writes `kind`, `what` (null where the line is unknown), `line` and `certainty`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", kind)
            json.member("what", what)
            json.member("line", line)
            json.member("certainty", certainty.rawValue)
        }
    }

    private var kind: String {
        switch cause {
        case .allergy: "allergy"
        case .ingredient: "ingredient"
        case .intolerance: "intolerance"
        case .diet: "diet"
        case .unknownLine: "unknown"
        }
    }

    private var what: String? {
        switch cause {
        case .allergy(let allergen): allergen.rawValue
        case .ingredient(let name), .intolerance(let name): name
        case .diet(let diet): diet.rawValue
        case .unknownLine: nil
        }
    }
}

import AccountAPI
import JSON
import Kitchen
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
            json.member("allergens", report.contains)
            json.member("may_contain", report.mayContain)
            json.member("unknown", report.unknown)
            json.member("because", report.because)
            json.member("conflicts", report.conflicts)
            json.member("may_conflict", report.mayConflict)
            json.member("diets_because", report.dietsBecause)
            json.member("warnings", warnings)
            json.member("restriction_version", restrictionVersion)
        }
    }
}

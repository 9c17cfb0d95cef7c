import Kitchen

/// What the kitchen is asked about the cases of a file in `Cases`.
enum CaseKind: String {
    /// What is bought for lines of recipes.
    case bought
    /// What somebody typed into a list.
    case typed
    /// How a line of a recipe is told apart.
    case read
    /// Where in the shop something is, and what it is.
    case food
    /// What lines contain, and which diets they do not suit.
    case eaten

    private static let parser = IngredientParser()

    /// What the kitchen makes of a case, in the form of the files.
    func answer(_ text: String, language: Language, system: MeasurementSystem?) -> String {
        let lines = text.split(separator: ";").map { Self.parser.parse(String($0.drop { $0 == " " })) }
        return Language.$shown.withValue(language) {
            switch self {
            case .bought: Self.bought(lines, Consolidation(language: language, system: system))
            case .typed: Self.typed(text, TypedEntry(language: language))
            case .read: Self.read(Self.parser.parse(text))
            case .food: Self.food(text)
            case .eaten: Self.eaten(lines)
            }
        }
    }

    /// `amount name (note) [category]`, and of what is nothing for the shop why: `– water`.
    private static func bought(_ lines: [IngredientLine], _ kitchen: Consolidation) -> String {
        let shares = lines.enumerated().map { Contribution(line: $1, source: $0) }
        guard let found = try? kitchen.consolidate(shares) else { return "too much" }
        let items = found.items.map { item in
            let text = item.text.isEmpty ? item.name : "\(item.text) \(item.name)"
            return "\(text)\(item.note.map { " (\($0))" } ?? "") [\(item.category)]"
        }
        return (items + found.leftOut.map { "– \($0.reason)" }).joined(separator: " | ")
    }

    /// `amount as typed = as read: title (note) [category food]`; the food has a plus if the title says more than its name.
    private static func typed(_ text: String, _ entry: TypedEntry) -> String {
        entry.read(text.split(separator: "\\n").joined(separator: "\n")).map { item in
            let reading = item.amounts.map(\.display).joined(separator: " + ")
            let amount = reading == item.amountText ? reading : "\(item.amountText) = \(reading)"
            let food = item.food.map { " \($0.id)\($0.id == item.key ? "" : "+")" } ?? ""
            return (amount.isEmpty ? "" : amount + ": ") + item.title + (item.note.map { " (\($0))" } ?? "")
                + " [\(item.category)\(food)]"
        }.joined(separator: " | ")
    }

    /// `amounts | name | preparation | note | optional | food`, without empty parts at the end.
    private static func read(_ line: IngredientLine) -> String {
        let amounts = line.amounts.map { "\($0)" == $0.display ? $0.display : "\($0.display) = \($0)" }
        var parts = [
            amounts.isEmpty ? "none" : amounts.joined(separator: " + "), line.name, line.preparation, line.note,
            line.optional ? "optional" : "", line.food?.id ?? "",
        ]
        while parts.last == "" { parts.removeLast() }
        return parts.joined(separator: " | ")
    }

    /// `food, category, aisle, allergens`.
    private static func food(_ name: String) -> String {
        let found = Categorizer().classify(name)
        let aisle = StandardAisle.find(name: name, food: found.food?.id, category: found.category)
        let allergens = parser.parse(name).allergens.map(\.rawValue).joined(separator: " ")
        return "\(found.food?.id ?? "-") in \(found.category), \(aisle)" + (allergens.isEmpty ? "" : ": \(allergens)")
    }

    /// Allergens, a question mark behind those that it may contain; then the diets that it does not suit.
    private static func eaten(_ lines: [IngredientLine]) -> String {
        let report = AllergenReader().report(on: lines)
        let contains = report.contains.map(\.rawValue) + report.mayContain.map { "\($0.rawValue)?" }
        let diets = report.conflicts.map { "not \($0.rawValue)" } + report.mayConflict.map { "not \($0.rawValue)?" }
        return (contains + diets + report.unknown.map { "unknown “\($0)”" }).joined(separator: ", ")
    }
}

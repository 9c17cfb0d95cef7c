import Kitchen
import Values

/// Reads the ingredients of a list in a page's own data, where amount, unit and food are often apart.
struct StateLines {
    private let plain: PlainText
    private var lines: [Line] = []

    private struct Line {
        var section: String?
        var amount: Double?
        /// The unit for one, and for more than one.
        var unit: (one: String, more: String) = ("", "")
        var food: (one: String, more: String) = ("", "")
        var before = ""
        var behind = ""
        /// Whether the data says that the food is named for more than one.
        var isPlural = false
        /// Whether the data says that the amount decides about that.
        var followsAmount = false
    }

    init(_ plain: PlainText) {
        self.plain = plain
    }

    /// Takes the lines of a list: texts, objects with their parts, groups of these under a title.
    mutating func read(_ list: LenientJSON, section: String?, depth: Int) throws(WorkBudget.Exhausted) {
        guard depth < 4 else { return }
        for element in list.elements where lines.count < ExtractedRecipe.mostLines {
            try plain.budget.spend(20)
            let value = StateMembers.unwrapped(element)
            if let text = value.text {
                for part in try plain.lines(text) { add(part, section) }
                continue
            }
            guard case .object(let members) = value else { continue }
            if let inner = StateMembers.list(StateMembers.ingredients, in: members) {
                let title = try value.first("title", "name", "heading")?.text.map(plain.line)
                try read(inner, section: title?.isEmpty == false ? title : section, depth: depth + 1)
                continue
            }
            let food = try names(value.first("ingredient", "food", "name", "title", "text"))
            if food.one.isEmpty { continue }
            var line = Line(section: section, food: food)
            line.before = try text(value.first("prefix", "preText"))
            line.behind = try text(value.first("suffix", "postText", "note", "comment", "preparation"))
            line.unit = try names(value.first("unit", "measurement", "measure"))
            if Self.says(line.before, line.unit.one) || isPiece(line.unit.one) { line.unit = ("", "") }
            line.isPlural = members.prefix(40).contains { member in
                let name = member.name.lowercased()
                return name.contains("inflection") && member.value == .string("plural")
                    || name.contains("plural") && member.value == .bool(true)
            }
            line.followsAmount = members.prefix(40).contains {
                $0.name.lowercased().contains("inflection") && $0.name.lowercased().contains("ingredient")
                    && $0.value == .string("default")
            }
            let amount = try text(value.first("amount", "quantity", "qty"))
            line.amount = Double(amount)
            if line.amount == nil, !amount.isEmpty {
                line.before = [amount, line.before].filter { !$0.isEmpty }.joined(separator: " ")
            }
            lines.append(line)
        }
    }

    private mutating func add(_ text: String, _ section: String?) {
        lines.append(Line(section: section, food: (text, text)))
    }

    /// The lines for so many servings.
    ///
    /// Some data has the amounts for one: then few are whole, and nearly all are for that many.
    func ingredients(for servings: Int?) -> [ExtractedRecipe.Line] {
        let amounts = lines.compactMap(\.amount)
        let count = Double(servings ?? 1)
        let isForOne =
            amounts.count >= 3 && count > 1 && 2 * amounts.count { Self.isWhole($0) } <= amounts.count
            && amounts.allSatisfy { Self.isWhole(2 * count * $0) }
        return lines.map { line in
            var parts: [String] = []
            let amount = line.amount.map { isForOne ? $0 * count : $0 }
            if let amount, amount > 0 { parts.append(Self.written(amount)) }
            let isMore = amount.map { $0 > 1 } ?? false
            // "2 leeks", but "200 g leek" if nothing else is said.
            let unit = amount == nil ? "" : isMore ? line.unit.more : line.unit.one
            let isPlural = line.isPlural || isMore && (line.unit.one.isEmpty || line.followsAmount)
            parts += [unit, line.before, isPlural ? line.food.more : line.food.one]
            let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
            let isPunctuated = line.behind.first.map { ",;".contains($0) } ?? true
            return ExtractedRecipe.Line(section: line.section, text: text + (isPunctuated ? "" : " ") + line.behind)
        }
    }

    /// Whether a text before the food has the unit already, as "30 g" has: "kogt" has no "g".
    private static func says(_ text: String, _ unit: String) -> Bool {
        let own = TextKey.words(unit)
        let words = TextKey.words(text)
        return own.isEmpty || words.count >= own.count && own.allSatisfy(words.contains)
    }

    /// Whether a unit only counts, as "pcs." does.
    private func isPiece(_ unit: String) -> Bool {
        guard !unit.isEmpty, unit.utf8.count <= 20 else { return false }
        return HouseholdKitchen.standard.parser.parse("2 \(unit) onion").amount?.unit == .piece
    }

    private static func isWhole(_ amount: Double) -> Bool { abs(amount - amount.rounded()) < 0.001 }

    private static func written(_ amount: Double) -> String {
        guard amount < 1_000_000 else { return "" }
        if isWhole(amount) { return String(Int(amount.rounded())) }
        let whole = amount.rounded(.down)
        for (share, sign) in [(0.25, "¼"), (0.5, "½"), (0.75, "¾")] where abs(amount - whole - share) < 0.001 {
            return whole == 0 ? sign : String(Int(whole)) + sign
        }
        return String((amount * 1000).rounded() / 1000)
    }

    private func text(_ value: LenientJSON?) throws(WorkBudget.Exhausted) -> String {
        try value?.text.map(plain.start) ?? ""
    }

    /// What something is called if there is one of it, and if there are more.
    private func names(_ value: LenientJSON?) throws(WorkBudget.Exhausted) -> (one: String, more: String) {
        guard let value = value.map(StateMembers.unwrapped) else { return ("", "") }
        if value.text != nil {
            let name = try text(value)
            return (name, name)
        }
        let short = try text(value.first("abbreviation"))
        if !short.isEmpty { return (short, short) }
        let one = try text(value.first("name", "title", "name_singular", "singular", "text"))
        let more = try text(value.first("name_plural", "pluralName", "pluralTitle", "plural"))
        return (one, more.isEmpty ? one : more)
    }
}

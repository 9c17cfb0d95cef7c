import Markup
import Values

/// Reads what stands around a list of ingredients: for how many it is, and how long it takes.
struct VisibleFacts {
    private let page: VisiblePage
    /// So many lines before a list, and after its beginning, are looked at.
    private static let before = 40
    private static let after = 12

    init(_ page: VisiblePage) {
        self.page = page
    }

    /// The recipe with the servings and the times that it lacks, as the page shows them near a line.
    func completed(_ recipe: ExtractedRecipe, near line: Int) throws(WorkBudget.Exhausted) -> ExtractedRecipe {
        var result = recipe
        let lines = max(0, line - Self.before)..<min(page.indices.upperBound, line + Self.after)
        // What is nearest to the list is of this recipe.
        for place in lines.reversed() {
            let text = page.outline.lines[place].text
            try page.budget.spend(10)
            guard text.utf8.count <= 160 else { continue }
            if result.servings == nil {
                result.servings = Servings.stated(in: text) ?? labelled(place, Servings.isLabel)
            }
            guard let fact = Self.fact(text), let minutes = time(place) else { continue }
            if result[keyPath: fact] == nil { result[keyPath: fact] = minutes }
        }
        if result.totalMinutes == nil, result.prepMinutes != nil || result.cookMinutes != nil {
            result.totalMinutes = (result.prepMinutes ?? 0) + (result.cookMinutes ?? 0)
        }
        return result
    }

    /// The minutes behind a label, on its line or on the one below; nil if the line is no label but, say, a step.
    private func time(_ place: Int) -> Int? {
        let text = page.outline.lines[place].text
        guard text.contains(where: \.isNumber) else {
            guard place + 1 < page.indices.upperBound, page.words[place + 1].count <= 4 else { return nil }
            // "About 1 h"
            let value = page.outline.lines[place + 1].text.split(separator: " ", maxSplits: 1)
            let isTime = value.prefix(2).contains { $0.first?.isNumber == true }
            return isTime ? CookingTime.minutes(value.joined(separator: " ")) : nil
        }
        let value = text.drop { !$0.isNumber }
        let label = text.dropLast(value.count)
        let isLabel =
            label.contains(":")
            || TextKey.words(String(label)).contains { word in
                Self.times.contains(where: word.hasSuffix)
            }
        return isLabel || Self.isBrief(page.words[place]) && !text.hasSuffix(".")
            ? CookingTime.minutes(String(value)) : nil
    }

    /// The number on the line below a label.
    private func labelled(_ place: Int, _ isLabel: (String) -> Bool) -> Int? {
        let text = page.outline.lines[place].text
        guard !text.contains(where: \.isNumber), isLabel(text), place + 1 < page.outline.lines.count else { return nil }
        let value = page.outline.lines[place + 1].text
        return value.utf8.count <= 24 && value.first?.isNumber == true ? Servings.number(in: value) : nil
    }

    /// What a line tells the time of.
    private static func fact(_ text: String) -> WritableKeyPath<ExtractedRecipe, Int?>? {
        let words = TextKey.words(text)
        guard words.count <= 10 else { return nil }
        if words.contains(where: totals.contains) { return \.totalMinutes }
        if words.contains(where: cooking.contains) { return \.cookMinutes }
        return words.contains(where: preparing.contains) ? \.prepMinutes : nil
    }

    /// "Prep 1 hour 15 mins", but not "Bake 20 minutes until golden".
    private static func isBrief(_ words: [String]) -> Bool {
        words.count <= 5
            && words.dropFirst().allSatisfy { word in word.first.map { $0.isNumber || "hms".contains($0) } ?? false }
    }

    /// What the words for a time end with.
    private static let times = ["time", "zeit", "temps", "tiempo", "tempo", "tijd", "tid"]

    private static let totals: Set<String> = [
        "total", "ready", "gesamtzeit", "gesamt", "zubereitungszeit", "insgesamt", "totale", "totaal", "totalt",
        "totaltid", "elkészítési",
    ]
    private static let cooking: Set<String> = [
        "cook", "cooking", "baking", "bake", "kochzeit", "backzeit", "garzeit", "cuisson", "cocción", "coccion",
        "cottura",
        "kooktijd", "baktijd", "oventijd",
    ]
    private static let preparing: Set<String> = [
        "prep", "preparation", "vorbereitung", "vorbereitungszeit", "arbeitszeit", "préparation", "preparación",
        "preparazione",
        "voorbereiding", "bereidingstijd", "förberedelse", "preparo",
    ]
}

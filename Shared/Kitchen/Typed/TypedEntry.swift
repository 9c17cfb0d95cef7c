/// Reads what someone types into a shopping list: one thing or several, with amounts and notes.
///
/// Nothing is lost: what is neither amount nor separator is in a title or a note, word for word.
public struct TypedEntry: Sendable {
    /// Longer texts are kept as they are.
    private static let longestText = 20_000
    private static let longestLine = 500

    private let known: TypedFood

    /// A reader over a food table; some words mean other foods in a language.
    public init(foods: FoodTable = .standard, language: Language = .en) {
        known = TypedFood(foods: foods, language: language)
    }

    /// A reader of what a household types.
    public init(_ kitchen: HouseholdKitchen) {
        self.init(foods: kitchen.foods, language: kitchen.language)
    }

    /// The things that a text names, in its order; none if it says nothing.
    public static func read(_ text: String, with kitchen: HouseholdKitchen) -> [TypedItem] {
        TypedEntry(kitchen).read(text)
    }

    /// The things that a text names, in its order; none if it says nothing.
    public func read(_ text: String) -> [TypedItem] {
        guard text.utf8.count <= Self.longestText else { return [item(TypedDraft(title: text, text: text))] }
        return TypedLines.read(text).flatMap { line -> [TypedItem] in
            guard line.text.utf8.count <= Self.longestLine else {
                return [item(TypedDraft(title: line.text, text: line.text))]
            }
            return TypedLine(known: known).read(line.text).map { draft in
                var draft = draft
                if let heading = line.heading { draft.add(note: heading) }
                return item(draft)
            }
        }
    }

    /// The text as one thing, whatever it names: only an amount in front or behind is taken from it.
    public func readOne(_ text: String) -> TypedItem {
        let line = text.split { $0.isWhitespace }.joined(separator: " ")
        guard line.utf8.count <= Self.longestLine else { return item(TypedDraft(title: text, text: text)) }
        let drafts = TypedLine(known: known).read(line)
        if drafts.count == 1 { return item(drafts[0]) }
        return item(TypedLine(known: known).single(TypedText(line, known.lexicon)))
    }

    /// One thing of this name, with an amount apart from it; an amount that is not understood is only shown.
    public func item(named name: String, amount: String? = nil) -> TypedItem {
        var draft = TypedDraft(title: name, text: [amount, name].compactMap { $0 }.joined(separator: " "))
        if let amount {
            draft.amountText = amount
            draft.amounts = TypedAmounts(known: known).only(TypedText(amount, known.lexicon))?.amounts ?? []
        }
        return item(draft)
    }

    private func item(_ draft: TypedDraft) -> TypedItem {
        let spelled = known.foods.respelled(draft.title, in: known.language) ?? draft.title
        let title = TypedText(spelled, known.lexicon)
        let meaning = known.meaning(of: title, in: draft.amounts.first?.unit)
        return TypedItem(
            title: draft.title,
            text: draft.text,
            amounts: draft.amounts,
            amountText: draft.amountText,
            note: draft.note,
            category: meaning.category,
            food: meaning.food?.reference,
            key: known.key(of: title, meaning)
        )
    }
}

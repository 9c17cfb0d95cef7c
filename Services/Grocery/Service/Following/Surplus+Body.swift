import FoundationEssentials
import GroceryAPI
import Kitchen
import Values

extension GroceryNotice {
    /// A notice in the language of the answer that it is in, and in a measurement system; nil for the units used.
    ///
    /// `foods` says what the household's foods weigh.
    init(_ surplus: Surplus, in system: MeasurementSystem? = nil, foods: FoodTable = .standard) {
        let items = surplus.items.map { item in
            Item(
                name: item.name,
                text: item.text(in: system, foods: foods),
                quantities: item.quantities.map { GroceryAmount($0, in: system) },
                food: item.food
            )
        }
        let names = items.map { $0.text.isEmpty ? $0.name : "\($0.name) (\($0.text))" }.joined(separator: ", ")
        let texts = ListTexts.texts(in: Language.shown)
        self.init(
            id: surplus.source.canonical,
            kind: .surplus,
            text: texts(surplus.isGone ? "surplus.gone" : "surplus.smaller", ["items": names]),
            recipeID: surplus.recipe,
            recipeTitle: surplus.title,
            gone: surplus.isGone,
            items: items
        )
    }
}

extension Surplus {
    init?(_ notice: GroceryNotice) {
        guard let source = UUID(canonical: notice.id) else { return nil }
        self.init(
            source: source,
            recipe: notice.recipeID,
            title: notice.recipeTitle,
            isGone: notice.gone,
            items: notice.items.map { item in
                Item(
                    name: item.name,
                    text: item.text,
                    quantities: item.quantities.compactMap(\.amount),
                    food: item.food
                )
            }
        )
    }
}

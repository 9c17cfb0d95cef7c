import FoundationEssentials
import GroceryAPI
import Values

extension GroceryNotice {
    init(_ surplus: Surplus) {
        self.init(
            id: surplus.source.canonical,
            kind: .surplus,
            text: surplus.text,
            recipeID: surplus.recipe,
            recipeTitle: surplus.title,
            gone: surplus.isGone,
            items: surplus.items.map { Item(name: $0.name, text: $0.text) }
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
            items: notice.items.map { Item(name: $0.name, text: $0.text) }
        )
    }
}

import GroceryAPI
import Kitchen
import Values

// The wire types and the domain's, one from the other.

extension GroceryAmount {
    init(_ amount: Amount) {
        self.init(
            value: amount.value.description,
            max: amount.max?.description,
            text: amount.text,
            unit: amount.unit?.rawValue
        )
    }

    /// The exact amount; nil if it is none.
    var amount: Amount? {
        guard let value = Rational(value) else { return nil }
        return Amount(value, max: max.flatMap { Rational($0) }, unit: unit.flatMap(MeasureUnit.init(rawValue:)))
    }
}

extension GroceryFood {
    init(_ food: FoodReference) {
        self.init(id: food.id, name: food.name)
    }
}

extension GroceryItemSource {
    init(_ line: ItemLine) {
        let share = line.origin.recipe
        self.init(
            lineID: line.origin.lineID,
            recipeID: share?.recipe,
            recipeTitle: share?.title,
            menuID: share?.menu,
            menuItemID: share?.menuItem,
            entryID: share?.entry,
            servings: share?.servings,
            text: line.text,
            amount: line.amount.map(GroceryAmount.init)
        )
    }
}

extension ItemLine {
    init(_ source: GroceryItemSource) {
        if let recipe = source.recipeID {
            origin = .recipe(
                RecipeShare(
                    recipe: recipe,
                    title: source.recipeTitle ?? "",
                    servings: source.servings ?? 0,
                    menu: source.menuID,
                    menuItem: source.menuItemID,
                    entry: source.entryID
                )
            )
        } else {
            origin = .hand(source.lineID)
        }
        text = source.text
        amount = source.amount?.amount
    }
}

extension GroceryKeptStaple {
    init(_ staple: KeptStaple) {
        self.init(
            food: staple.food?.id,
            name: staple.name,
            text: staple.text,
            sources: staple.lines.map(GroceryItemSource.init)
        )
    }
}

extension KeptStaple {
    init(_ staple: GroceryKeptStaple) {
        food = staple.food.map { FoodReference(id: $0, name: staple.name) }
        name = staple.name
        text = staple.text
        lines = staple.sources.map(ItemLine.init)
    }
}

extension GroceryListSource {
    init(_ origin: ListOrigin) {
        switch origin {
        case .menu(let menu): self.init(type: .menu, menuID: menu)
        case .plan(let from, let to): self.init(type: .plan, from: from, to: to)
        case .recipes: self.init(type: .recipes)
        case .manual: self.init(type: .manual)
        }
    }

    /// The origin; one whose parts are missing counts as made by hand.
    var origin: ListOrigin {
        switch type {
        case .menu: menuID.map { .menu($0) } ?? .manual
        case .plan:
            if let from, let to { .plan(from: from, to: to) } else { .manual }
        case .recipes: .recipes
        case .manual: .manual
        }
    }
}

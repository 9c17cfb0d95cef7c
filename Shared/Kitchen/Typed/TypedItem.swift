public import JSON

/// One thing that someone typed into a shopping list.
@MembersInit
public struct TypedItem: Hashable, Sendable {
    /// What was typed, without the amount and the note; never translated, never replaced.
    public var title: String
    /// What was typed of this item, with everything.
    public var text: String
    /// The amounts, the main one first, then the size of one package; empty if none was typed.
    public var amounts: [Amount] = []
    /// The amount as typed; empty if none was.
    public var amountText: String = ""
    /// What was said about it behind a comma or a dash, in brackets, or in a heading above it.
    public var note: String? = nil
    /// Where in the shop it is found.
    public var category: Category = .other
    /// The food that the title means, for allergens and merging; a brand has the food of its kind.
    public var food: FoodReference? = nil
    /// What two entries of the same product have in common: the food's id if the title is just its name, else the
    /// title's words.
    public var key: String

    /// The item as a line, for adding amounts up.
    public var line: IngredientLine {
        IngredientLine(
            text: text,
            amount: amounts.first,
            amounts: amounts,
            food: food,
            name: title,
            category: category,
            confidence: food == nil ? 0.5 : 1
        )
    }
}

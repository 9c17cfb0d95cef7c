/// What a shopper brings for one line.
struct Purchase {
    /// The food, if the table knows it.
    var food: Food?
    /// The food that the line names, if what is bought is a kind of it with a name of its own.
    var base: Food?
    /// The kinds of it that are sold beside each other, by their places in `BuyingWords`.
    var kinds: [Int] = []
    /// The kinds that the plain food could replace.
    var sorts: [Int] = []
    /// The line's words beside the food's name that the table does not know; the whole name if the food is unknown.
    var own = ""
    /// The whole name in the line's words, without those that do not matter for buying.
    var words = ""
    /// The kinds and sorts that are not among those words.
    var added: [Int] = []
    /// How the line writes kinds and sorts that stand behind the name, if it is in the household's language.
    var said: [Int: String] = [:]
    /// The line's name of the food, and what is left of it without kinds and plain words; nil if that is the shown name.
    var phrase = WordKey.empty
    var alias: WordKey?
    /// What makes two purchases one item.
    var key: String
    var category: Category
    /// How much of it is bought for a unit of the line: a third for cooked rice.
    var factor = Rational.one
    /// How much more a cup of it weighs than one of the whole food: of mashed berries.
    var density = Rational.one
    /// How many times the line's pieces are bought: 4/3 for "3 eggs + 1 yolk".
    var times = Rational.one
    /// The unit of a bare number, if the name begins with it: "12 (¾ inch) slices bread".
    var unit: MeasureUnit?
    /// What the line's amount counts, if that is a part of what is bought: yolks, juice.
    var part: Food?
    /// Its own amount in a line that has one for each food: the cloves in "1 bay leaf, 2 cloves".
    var beside: AmountBeside?
    /// What the line asks for of it beside that: the second can in "one 15-oz can plus one 8-oz can".
    var more: AmountBeside?
    /// Whether the line's amount is that of another food in it, and its own is unknown: the salt in "2 tbsp oil, salt".
    var isUncounted = false
    /// Whether the line began with two foods that belong together, so that others behind them go on with the list.
    var isOfBoth = false
    /// How much fat is in it, as the line says: "3,5 %".
    var share = ""
    /// What would do as well, beginning with "or".
    var alternative = ""
    /// What the line says to look for: "such as Gorgonzola", "preferably red".
    var remark = ""
    /// What the line needs it for that says no amount: "for frying".
    var purpose = ""
    /// How much of it goes with what has no known amount: "1 por persona", "800 g par kilo de fruits".
    var perPerson = ""
    var isOptional = false
    /// How large the pieces are, and whether they are in their shells: shown if all lines say the same.
    var size = ""

    /// The food by itself, without what the line says of it or how much of it.
    var plain: Purchase { food.map { Purchase($0).uncounted } ?? self }

    /// This purchase without the line's amount.
    var uncounted: Purchase {
        var purchase = self
        purchase.isUncounted = true
        return purchase
    }

    /// A line as it is: its food or its name, without anything read from its words.
    init(asWritten line: IngredientLine, food: Food?) {
        self.food = food
        key = Consolidation.key(of: line)
        category = food?.category ?? line.category
        own = food == nil ? line.food?.name ?? line.name : ""
        words = own
    }

    /// Shows other words than the food's name.
    mutating func show(_ text: String) {
        words = text
        alias = FoodKey.key(of: text)
    }

    /// A food by itself.
    init(_ food: Food) {
        self.food = food
        key = food.id
        category = food.category
    }
}

/// The amount of one food in a line that begins with that of another.
struct AmountBeside {
    var amount: Amount
    /// The line's amount, as it is written: whatever that becomes, this becomes as much more or less; nil if it has none.
    var line: Amount?

    /// How much it is where the line's amount is so much; a line without an amount is taken `scale` times.
    func amount(where scaled: Amount?, scale: Rational) throws(QuantityError) -> Amount? {
        guard let line else { return try amount.scaled(by: scale) }
        guard let scaled else { return nil }
        // "1 lb (450 g) zorks": which of both a list takes is nothing to the others.
        guard scaled.unit == line.unit else { return try amount.scaled(by: scale) }
        return try amount.scaled(by: (scaled.max ?? scaled.value) / (line.max ?? line.value))
    }
}

/// Why a line of a recipe is nothing for the shop.
public enum LeftOutReason: String, Hashable, Sendable, CaseIterable {
    /// It comes from the tap.
    case water
    /// It is used for cooking, and not eaten.
    case equipment
    /// It names the lines after it.
    case heading
    /// It refers to a note, another line or another recipe.
    case reference
}

/// What a line asks for.
enum PurchaseReading {
    case buy([Purchase])
    case leaveOut(LeftOutReason)
}

extension IngredientLine {
    /// This line as if nobody knew its food.
    var withoutFood: IngredientLine {
        var line = self
        line.food = nil
        return line
    }
}

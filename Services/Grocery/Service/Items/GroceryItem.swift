import Kitchen
import Values

/// One thing to buy on a list.
struct GroceryItem: Hashable, Sendable {
    /// The item's id.
    var id: GroceryItemID
    var version: Int
    /// What makes two lines one item: the food's id, or the name where the food is unknown.
    var key: String
    var name: String
    var food: FoodReference?
    /// Where in the shop it is found.
    var category: Category
    /// The exact sums of the lines' amounts.
    var quantities: [Amount]
    /// The quantities for people.
    var text: String
    /// What people have added.
    var details = GroceryItemDetails()
    var position: Int
    var checkedAt: Instant?
    /// The ticks that hold while it is ticked, each by the id of the operation or of the change that made it.
    var ticks: [GroceryOperationID] = []
    /// The guest who ticked it, as they call themselves.
    var checkedBy: String?
    /// When it was first saved; the store sets it.
    var createdAt: Instant?
    /// When it was last saved; the store sets it.
    var updatedAt: Instant?
    /// Each line it comes from.
    var lines: [ItemLine]
    /// What recipes would have, if somebody changed the item by hand; nil if nobody did, or no recipe wants it.
    var wanted: WantedGoods?

    /// Whether no recipe wants it, or somebody made it their own.
    var isByHand: Bool { wanted != nil || !isWantedByRecipe }

    /// Whether a recipe wants it, whatever somebody has made of it.
    var isWantedByRecipe: Bool { lines.contains { $0.origin.recipe != nil } }

    /// How many lines its amount comes from: those of recipes are only said beside it where somebody changed it.
    private var ownLines: Int { wanted == nil ? lines.count : lines.count { $0.origin.recipe == nil } }

    /// The quantities for people, in the words of a measurement system; nil for those that were used.
    func text(in system: MeasurementSystem?) -> String {
        // What one person typed stays as typed, unless its measures are others.
        let isMeasuredAsTyped = quantities.allSatisfy { quantity in
            system.map { quantity.display(in: $0) == quantity.display } ?? true
        }
        if isByHand, ownLines == 1, isMeasuredAsTyped { return text }
        // What is stored was written in English.
        if system == nil, Language.shown == .en { return text }
        return Consolidation().text(of: quantities, food: food, key: key, name: name, in: system)
    }

    /// What is said beside the amount, with the measures of a system in what recipes have written.
    func details(in system: MeasurementSystem?) -> GroceryItemDetails {
        guard system == .metric, !isByHand, let note = details.note else { return details }
        let converted = Consolidation().note(note, of: food, key: key, in: system)
        // What somebody has written stays as written; few notes have such measures, so few are looked at.
        let kitchen = Consolidation(language: Language.shown)
        guard converted != note, (try? isNoteOfRecipes(kitchen)) == true else { return details }
        var details = details
        details.note = converted
        return details
    }

    /// About how many bytes it takes in the database.
    var size: Int {
        let texts = [key, name, name, text].reduce(400 + details.size) { $0 + $1.utf8.count }
        return lines.reduce(texts) { $0 + $1.size }
    }

    /// The titles of the recipes that want it, each once, in order.
    var recipeTitles: [String] { recipeTitles(\.title) }

    /// What is said of the recipes that want it, each once, in order.
    func recipeTitles(_ words: (RecipeShare) -> String) -> [String] {
        var seen: Set<String> = []
        return lines.compactMap { $0.origin.recipe.map(words) }.filter { seen.insert($0).inserted }
    }
}

extension GroceryItem {
    /// A new item from lines brought together.
    init(id: GroceryItemID, _ consolidated: ConsolidatedItem<LineOrigin>, position: Int) throws(QuantityError) {
        let goods = Goods(
            key: consolidated.key,
            name: consolidated.name,
            food: consolidated.food,
            category: consolidated.category
        )
        self.init(id: id, goods, try ItemLine.all(of: consolidated), position: position)
        (quantities, text, details.note) = (consolidated.quantities, consolidated.text, consolidated.note)
    }

    /// A new item of goods, with its first line.
    init(
        id: GroceryItemID,
        _ goods: Goods,
        _ line: ItemLine,
        position: Int,
        kitchen: Consolidation
    ) throws(QuantityError) {
        let sum = try kitchen.recount([line.share], of: goods.identity)
        self.init(id: id, goods, [line], position: position)
        name = sum.name
        (quantities, text, details.note) = (sum.quantities, sum.text, sum.note)
    }

    /// A new item of goods whose amount is not known yet.
    private init(id: GroceryItemID, _ goods: Goods, _ lines: [ItemLine], position: Int) {
        self.init(
            id: id,
            // Saving it makes it 1.
            version: 0,
            key: goods.key,
            name: goods.name,
            food: goods.food,
            category: goods.category,
            quantities: [],
            text: "",
            position: position,
            lines: lines
        )
    }

    /// Adds the quantities up anew from the lines; name, place and details stay as they are.
    ///
    /// Gives what the lines say beside the amount. What somebody wrote by hand stays, and what recipes would have is
    /// said beside it.
    @discardableResult
    mutating func recount(with kitchen: Consolidation) throws(QuantityError) -> String? {
        let isChanged = wanted != nil
        try recountWanted(with: kitchen)
        let own = lines.filter { !isChanged || $0.origin.recipe == nil }
        let sum = try kitchen.recount(own.map(\.share), of: identity)
        // An amount that has not changed keeps the words in which it was typed.
        if sum.quantities != quantities {
            quantities = sum.quantities
            text = sum.text
        }
        guard !isChanged else { return try note(of: kitchen) }
        return isWantedByRecipe ? sum.note : nil
    }

    /// Gives the item other lines: a note that recipes have written becomes what the lines say now.
    mutating func setLines(_ new: [ItemLine], with kitchen: Consolidation) throws(QuantityError) {
        let before = self
        lines = new
        let note = try recount(with: kitchen)
        if note != details.note, try before.isNoteOfRecipes(kitchen) { details.note = note }
    }

    /// Whether the note is what the item's lines say, not what somebody wrote.
    func isNoteOfRecipes(_ kitchen: Consolidation) throws(QuantityError) -> Bool {
        try details.note == note(of: kitchen)
    }

    /// What the lines say beside the amount.
    private func note(of kitchen: Consolidation) throws(QuantityError) -> String? {
        guard isWantedByRecipe, wanted == nil else { return nil }
        return try kitchen.recount(lines.map(\.share), of: identity).note
    }

    /// What the kitchen knows the item by.
    private var identity: Recount.Identity {
        Recount.Identity(key: key, food: food, name: name, category: category)
    }
}

extension ItemLine {
    /// The line for the kitchen.
    var share: Recount.Share { Recount.Share(text: text, amount: amount, isTyped: origin.recipe == nil) }

    /// The lines behind one consolidated item.
    static func all(of item: ConsolidatedItem<LineOrigin>) throws(QuantityError) -> [ItemLine] {
        var lines: [ItemLine] = []
        for share in item.contributions {
            var line = ItemLine(origin: share.source, text: share.line.text, amount: try share.amount(), own: share.own)
            // A line that begins without an amount has none that others follow from.
            if line.amount == nil { (line.amount, line.own) = (line.wanted, nil) }
            lines.append(line)
        }
        return lines
    }
}

/// The hour after which a ticked item is gone.
enum Expiry {
    static let lifetime: Duration = .seconds(3600)
    /// How long a draft nobody activated stays.
    static let draftLifetime: Duration = .seconds(24 * 3600)

    /// Items ticked at this instant or before are gone now.
    static func cutoff(_ now: Instant) -> Instant {
        // defence: the-hour
        now - lifetime
    }

    /// When an item ticked at this instant is gone.
    static func end(of checkedAt: Instant) -> Instant { checkedAt + lifetime }
}

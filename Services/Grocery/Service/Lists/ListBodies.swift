import GroceryAPI
import Kitchen
import Values

// The wire types and the domain's, one from the other.

extension GroceryAmount {
    init(_ amount: Amount, in system: MeasurementSystem? = nil) {
        self.init(
            value: amount.value.description,
            max: amount.max?.description,
            text: amount.text,
            unit: amount.unit?.rawValue,
            size: amount.size.map { size in
                Size(value: size.value.description, max: size.max?.description, unit: size.unit.rawValue)
            },
            display: system.map { amount.display(in: $0) }
        )
    }

    var amount: Amount? {
        guard let value = Rational(value) else { return nil }
        var amount = Amount(value, max: max.flatMap { Rational($0) }, unit: unit.flatMap(MeasureUnit.init(rawValue:)))
        if let size, let each = Rational(size.value), let unit = MeasureUnit(rawValue: size.unit) {
            amount.size = Amount.Size(value: each, max: size.max.flatMap { Rational($0) }, unit: unit)
        }
        return amount
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
            amount: line.wanted.map { GroceryAmount($0) },
            lineAmount: line.own == nil ? nil : line.amount.map { GroceryAmount($0) },
            since: line.since
        )
    }

    /// A line for people, with its amount in words where the answer's are not those that are stored.
    init(_ line: ItemLine, shownIn system: MeasurementSystem?) {
        self.init(line)
        if let system {
            amount?.display = line.wanted?.display(in: system)
        } else if Language.shown != .en {
            amount?.display = line.wanted?.display
        }
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
        amount = source.lineAmount?.amount ?? source.amount?.amount
        if source.lineAmount != nil { own = OwnAmount(amount: source.amount?.amount) }
        since = source.since
    }
}

extension GroceryKeptStaple {
    init(_ staple: KeptStaple, in system: MeasurementSystem? = nil) {
        self.init(
            food: staple.food?.id,
            name: staple.name,
            text: staple.text(in: system),
            sources: staple.lines.map { GroceryItemSource($0) }
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

extension GroceryLeftOut {
    init(_ line: LeftOut) {
        self.init(
            text: line.text,
            reason: line.reason.rawValue,
            sources: line.lines.map { GroceryItemSource($0) }
        )
    }
}

extension LeftOut {
    init?(_ line: GroceryLeftOut) {
        guard let reason = LeftOutReason(rawValue: line.reason) else { return nil }
        self.init(text: line.text, reason: reason, lines: line.sources.map(ItemLine.init))
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

extension GroceryItemBody {
    init(_ item: GroceryItem, in system: MeasurementSystem? = nil, aisle: String? = nil) {
        self.init(
            id: item.id,
            version: item.version,
            name: item.name,
            food: item.food,
            category: item.category.rawValue,
            quantities: item.quantities.map { GroceryAmount($0, in: system) },
            text: item.text(in: system),
            details: item.details(in: system),
            checked: item.checkedAt != nil,
            checkedAt: item.checkedAt,
            expiresAt: item.checkedAt.map(Expiry.end),
            createdAt: item.createdAt,
            updatedAt: item.updatedAt,
            wanted: item.wanted?.words(in: system),
            position: item.position,
            manual: item.isByHand,
            sources: item.lines.map { GroceryItemSource($0, shownIn: system) },
            aisle: aisle,
            ticks: item.ticks.isEmpty ? nil : item.ticks,
            checkedBy: item.checkedBy
        )
    }
}

extension GroceryCategoryCount {
    /// The categories that there are, from those of all items in shop order.
    static func all(of keys: [String]) -> [GroceryCategoryCount] {
        var found: [GroceryCategoryCount] = []
        for key in keys {
            if found.last?.key == key {
                found[found.count - 1].count += 1
            } else {
                let name = (Category(rawValue: key) ?? .other).title
                found.append(GroceryCategoryCount(key: key, name: name, count: 1))
            }
        }
        return found
    }
}

extension GroceryCategoryCount {
    /// The aisles of a list that have items; nil where there are only the six categories.
    static func aisles(of list: GroceryList) -> [GroceryCategoryCount]? {
        guard list.arrangement != nil else { return nil }
        return list.groups.map { GroceryCategoryCount(key: $0.key, name: $0.title, count: $0.items.count) }
    }
}

extension GroceryListBody {
    init(_ list: GroceryList, in system: MeasurementSystem? = nil, foods: FoodTable = .standard) {
        let items = list.sortedItems
        self.init(
            id: list.id,
            version: list.version,
            title: list.title,
            draft: list.isDraft,
            source: GroceryListSource(list.origin),
            createdAt: list.createdAt,
            updatedAt: list.updatedAt,
            categories: GroceryCategoryCount.all(of: items.map(\.category).sorted().map(\.rawValue)),
            items: items.map { GroceryItemBody($0, in: system, aisle: list.arrangement?.aisle(of: $0)) },
            staples: list.staples.map { GroceryKeptStaple($0, in: system) },
            pinned: list.isPinned,
            planning: list.isPlanning,
            notices: list.surpluses.map { GroceryNotice($0, in: system, foods: foods) },
            leftOut: list.leftOut.map(GroceryLeftOut.init),
            elsewhere: list.elsewhere.map(GroceryElsewhere.init),
            aisles: GroceryCategoryCount.aisles(of: list),
            shop: list.arrangement?.shop
        )
    }
}

extension GroceryPreview {
    init(_ plan: PreviewPlan, in system: MeasurementSystem?, _ kitchen: Consolidation) throws(QuantityError) {
        var items: [Entry] = []
        for item in plan.items { items.append(try Entry(item, isAssumed: nil, in: system, kitchen)) }
        var staples: [Entry] = []
        for (item, isAssumed) in plan.checkYouHave {
            staples.append(try Entry(item, isAssumed: isAssumed, in: system, kitchen))
        }
        self.init(
            items: items,
            checkYouHave: staples,
            leftOut: plan.leftOut.map(GroceryLeftOut.init),
            elsewhere: plan.elsewhere.map(GroceryElsewhere.init)
        )
    }
}

extension GroceryPreview.Entry {
    init(
        _ item: ConsolidatedItem<LineOrigin>,
        isAssumed: Bool?,
        in system: MeasurementSystem?,
        _ kitchen: Consolidation
    ) throws(QuantityError) {
        self.init(
            food: item.food,
            name: item.name,
            category: item.category.rawValue,
            quantities: item.quantities.map { GroceryAmount($0, in: system) },
            text: kitchen.text(of: item.quantities, food: item.food, key: item.key, name: item.name, in: system),
            note: item.note.map { kitchen.note($0, of: item.food, key: item.key, in: system) },
            assumed: isAssumed,
            sources: try ItemLine.all(of: item).map(GroceryItemSource.init)
        )
    }
}

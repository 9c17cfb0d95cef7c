import Kitchen
import Values

/// A household's own aisles: what they are called, in which order they are walked, and what belongs in them.
///
/// A household without one has the six categories.
struct AisleBook: Hashable, Sendable {
    static let mostAisles = 40
    static let mostShops = 20
    /// How many placements are remembered; the oldest are forgotten.
    static let mostPlacements = 1000

    /// What a household starts from.
    enum Choice: String, Hashable, Sendable, CaseIterable {
        /// The six categories.
        case simple
        /// Larder's finer aisles.
        case fine
    }

    /// Where a household wants something.
    struct Placement: Hashable, Sendable {
        /// What makes two lines one item.
        var item: String
        /// The key of the aisle.
        var aisle: String
    }

    var choice = Choice.simple
    /// The aisles, in the order set by hand.
    private(set) var aisles: [Aisle]
    /// Which order lists without a shop have.
    var order = AisleOrder.hand
    var shops: [Shop] = []
    /// The shop that new lists are for: the one chosen last; nil for none in particular.
    private(set) var usualShop: ShopID?
    /// What belongs elsewhere than where it would be, oldest first.
    private(set) var placements: [Placement] = []

    /// The usual aisles of a choice.
    init(_ choice: Choice) {
        self.choice = choice
        aisles = Self.usual(choice)
    }

    /// A book of these aisles; where unsorted things go is added if it is missing.
    init(
        _ choice: Choice,
        aisles: [Aisle],
        order: AisleOrder,
        shops: [Shop],
        usualShop: ShopID?,
        placements: [Placement]
    ) {
        self.choice = choice
        self.aisles = aisles
        self.order = order
        self.shops = shops
        self.usualShop = usualShop
        self.placements = placements
        mend()
    }

    /// The usual aisles of a choice, in their order.
    static func usual(_ choice: Choice) -> [Aisle] {
        switch choice {
        case .simple: Category.allCases.sorted().map { Aisle(key: $0.rawValue) }
        case .fine: StandardAisle.allCases.map { Aisle(key: $0.rawValue) }
        }
    }

    /// Whether nothing is other than without a book.
    var isUsual: Bool { self == AisleBook(.simple) }

    /// The keys of the aisles, in the order set by hand.
    var keys: [String] { aisles.map(\.key) }

    /// What somebody calls an aisle, or else its name in the language of the current task.
    func title(of aisle: Aisle) -> String { aisle.title(in: choice) }

    /// The aisles that Larder has and the household does not.
    var unused: [Aisle] {
        let own = Set(keys)
        return Self.usual(.fine).filter { !own.contains($0.key) }
    }

    /// Takes other aisles; what was in one that is gone is found where its category says.
    mutating func setAisles(_ new: [Aisle]) {
        aisles = new
        mend()
    }

    /// Takes the usual aisles of a choice; names stay, and so do the household's own aisles.
    mutating func choose(_ choice: Choice) {
        self.choice = choice
        let known = Dictionary(aisles.map { ($0.key, $0) }) { first, _ in first }
        var new = Self.usual(choice).map { known[$0.key] ?? $0 }
        new.insert(contentsOf: aisles.filter(\.isOwn).prefix(Self.mostAisles - new.count), at: new.count - 1)
        setAisles(new)
    }

    /// Remembers where something belongs; nil for where it would be by itself.
    mutating func place(_ item: String, in aisle: String?) {
        placements.removeAll { $0.item == item }
        if let aisle { placements.append(Placement(item: item, aisle: aisle)) }
        placements.removeFirst(max(0, placements.count - Self.mostPlacements))
    }

    /// Makes a shop that was chosen for a list the one that new lists are for; nil for none in particular.
    mutating func chose(_ shop: ShopID?) {
        usualShop = self.shop(shop)?.id
    }

    /// Takes a shop away.
    mutating func remove(_ shop: ShopID) {
        shops.removeAll { $0.id == shop }
        if usualShop == shop { usualShop = nil }
    }

    /// The shop with an id.
    func shop(_ id: ShopID?) -> Shop? { id.flatMap { id in shops.first { $0.id == id } } }

    /// Leaves out what names an aisle that is gone, and sees that there is one for everything else.
    private mutating func mend() {
        if !aisles.contains(where: { $0.key == Aisle.rest }) { aisles.append(Aisle(key: Aisle.rest)) }
        let there = Set(keys)
        placements.removeAll { !there.contains($0.aisle) }
        for index in shops.indices { shops[index].aisles = Aisle.completed(shops[index].aisles, from: keys) }
    }
}

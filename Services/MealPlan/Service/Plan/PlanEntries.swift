import Values

/// The entries of a part of the plan, each found by its id, its meal, the meal that it is leftovers of, or the recipe of
/// a menu that it is: a change of many entries costs as much for each as a change of one.
struct PlanEntries: Equatable, Sendable {
    private var all: [PlanEntryID: PlanEntry] = [:]
    private var spots: [Spot: Set<PlanEntryID>] = [:]
    private var leftovers: [PlanEntryID: Set<PlanEntryID>] = [:]
    private var menuItems: [MenuItemID: Set<PlanEntryID>] = [:]

    init(_ entries: some Sequence<PlanEntry>) {
        for entry in entries { self[entry.id] = entry }
    }

    static func == (left: PlanEntries, right: PlanEntries) -> Bool { left.all == right.all }

    /// The entries in no order.
    var values: Dictionary<PlanEntryID, PlanEntry>.Values { all.values }

    var count: Int { all.count }

    subscript(id: PlanEntryID) -> PlanEntry? {
        get { all[id] }
        set {
            if let old = all[id] {
                spots[old.spot]?.remove(id)
                if let meal = old.leftoverOf { leftovers[meal]?.remove(id) }
                if let item = old.place?.item { menuItems[item]?.remove(id) }
            }
            all[id] = newValue
            guard let entry = newValue else { return }
            spots[entry.spot, default: []].insert(id)
            if let meal = entry.leftoverOf { leftovers[meal, default: []].insert(id) }
            if let item = entry.place?.item { menuItems[item, default: []].insert(id) }
        }
    }

    /// The entries of a meal, in order.
    func entries(at spot: Spot) -> [PlanEntry] {
        entries(spots[spot]).sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    }

    /// What is leftovers of an entry, by id.
    func leftovers(of id: PlanEntryID) -> [PlanEntry] {
        entries(leftovers[id]).sorted { $0.id < $1.id }
    }

    /// The entry that stands for a recipe of a menu.
    func entry(of item: MenuItemID) -> PlanEntry? {
        menuItems[item]?.min().flatMap { all[$0] }
    }

    private func entries(_ ids: Set<PlanEntryID>?) -> [PlanEntry] { ids.map { $0.compactMap { all[$0] } } ?? [] }
}

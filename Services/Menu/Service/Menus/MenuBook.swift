import Values

/// The menus of one household that a command can touch: the one being planned, the one being cooked and the one it
/// addresses.
///
/// Changing the book is pure; a store reads it, lets a closure change it, and writes what has changed.
struct MenuBook: Sendable {
    /// How many recipes a household's menus hold in all, archived ones included: a thousand a year for twenty years.
    static let capacity = 20_000

    /// How many recipes a page of the history has at most, but for a menu that has more by itself.
    static let pageCapacity = 1000

    let now: Instant
    /// The menus as they were.
    let before: [MenuID: Menu]
    /// The menus, by id; a menu that is gone stays here in that state, so that the store deletes it.
    private(set) var menus: [MenuID: Menu]
    /// What has happened, in order.
    private(set) var facts: [MenuFact] = []

    /// A book of menus as they are stored.
    init(menus: [Menu], now: Instant) {
        before = Dictionary(menus.map { ($0.id, $0) }) { first, _ in first }
        self.menus = before
        self.now = now
    }

    /// The menu being planned.
    var planning: Menu? { occupant(of: .planning) }
    /// The menu being cooked.
    var toCook: Menu? { occupant(of: .toCook) }

    /// The menu that holds a place on the board.
    func occupant(of seat: MenuState.Seat) -> Menu? { menus.values.first { $0.state.seat == seat } }

    /// A menu that exists.
    func menu(_ id: MenuID) throws(TransitionError) -> Menu {
        guard let menu = menus[id], menu.state != .gone else { throw .noSuchMenu }
        return menu
    }

    /// A recipe's place in a menu that exists.
    func item(_ id: MenuItemID, of menu: Menu) throws(TransitionError) -> MenuItem {
        guard let item = menu.items.first(where: { $0.id == id }) else { throw .noSuchItem }
        return item
    }

    /// Refuses if the caller knows another version of the menu.
    func expect(_ version: Int?, of id: MenuID) throws(TransitionError) {
        let menu = try menu(id)
        if let version, version != menu.version { throw .changedMeanwhile }
    }

    /// Runs a command through the state machine, keeps the board's places single and writes down what follows from
    /// the new state.
    ///
    /// The recipes are the caller's to change, before.
    mutating func apply(_ command: MenuCommand, to menu: inout Menu) throws(TransitionError) {
        let old = menu.state
        let new = try old.applying(command)
        if let seat = new.seat, seat != old.seat, let other = occupant(of: seat), other.id != menu.id {
            switch seat {
            case .planning: throw .planningExists
            case .toCook: throw command == .undoCooked(.cooked) ? .cannotReopen : .menuInProgress
            }
        }
        menu.state = new
        if old != new { note(the: &menu, went: old, to: new) }
    }

    /// Puts a changed menu back into the book as its next version.
    mutating func put(_ menu: Menu) {
        var menu = menu
        menu.version += 1
        menus[menu.id] = menu
    }

    /// Puts a menu back whose change no one can see, so that its version stands.
    mutating func putSilently(_ menu: Menu) {
        menus[menu.id] = menu
    }

    /// Writes down what happened.
    mutating func record(_ fact: MenuFact) {
        facts.append(fact)
    }

    /// Writes down what happened before other things that are written down already.
    mutating func insert(_ fact: MenuFact, at index: Int) {
        facts.insert(fact, at: index)
    }

    private mutating func note(the menu: inout Menu, went old: MenuState, to new: MenuState) {
        switch new {
        case .planning:
            // The list stays the menu's, as it is; the next commit changes it by the difference.
            menu.pendingListID = nil
            menu.committedAt = nil
            record(.plannedAgain(menu.id))
        case .toCook:
            if case .archived = old {
                menu.archivedAt = nil
                record(.reopened(menu.id))
            } else {
                menu.committedAt = now
            }
        case .archived(let outcome):
            menu.archivedAt = now
            menu.pendingListID = nil
            record(.archived(menu.id, menu.listID, outcome))
        case .gone:
            record(.cleared(menu.id))
        }
    }
}

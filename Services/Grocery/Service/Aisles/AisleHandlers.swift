import Events
import FoundationEssentials
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Telemetry
import Values

/// A household's aisles and shops.
extension Dependencies {
    func getAisles(_ request: Request, _ caller: Caller) async throws -> Response {
        try await answerAisles(caller).conditional(on: request)
    }

    func putAisles(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(AislesChange.self)
        let aisles = try body.checked(newID: newID)
        _ = try await changeAisles(request, caller) { book in
            if let choice = body.choice { book.choose(choice) }
            if let aisles { book.setAisles(aisles) }
            book.order = body.order ?? book.order
            if let shop = body.usualShop {
                guard shop == nil || book.shop(shop) != nil else {
                    throw Problem.invalid("/usual_shop", code: "unknown", "There is no such shop")
                }
                book.chose(shop)
            }
        }
        return try await answerAisles(caller)
    }

    func putShop(_ request: Request, _ caller: Caller) async throws -> Response {
        let shop = try request.decode(ShopChange.self).checked(try request.shopID)
        let before = try await changeAisles(request, caller) { book in
            var shop = shop
            let known = book.shops.firstIndex { $0.id == shop.id }
            shop.aisles = Aisle.completed(shop.aisles, from: known.map { book.shops[$0].aisles } ?? book.keys)
            if let known {
                book.shops[known] = shop
            } else {
                guard book.shops.count < AisleBook.mostShops else { throw GroceryError.tooManyShops }
                book.shops.append(shop)
            }
        }
        return try await answerAisles(caller, status: before.shop(shop.id) == nil ? 201 : 200)
    }

    func deleteShop(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.shopID
        _ = try await changeAisles(request, caller) { book in
            guard book.shop(id) != nil else { throw GroceryError.noSuchShop }
            book.remove(id)
        }
        return try await answerAisles(caller)
    }

    func forgetWalks(_ request: Request, _ caller: Caller) async throws -> Response {
        try await store.forgetWalks(in: nil, of: caller.household, now: now())
        return try await answerAisles(caller)
    }

    func forgetShopWalks(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.shopID
        guard try await store.aisles(of: caller.household, now: now()).book.shop(id) != nil else {
            throw GroceryError.noSuchShop
        }
        try await store.forgetWalks(in: id, of: caller.household, now: now())
        return try await answerAisles(caller)
    }

    private func changeAisles(
        _ request: Request,
        _ caller: Caller,
        _ change: @escaping @Sendable (inout AisleBook) throws -> Void
    ) async throws -> AisleBook {
        let version = try request.ifMatchVersion()
        return try await store.changeAisles(of: caller.household, version: version, now: now(), change)
    }

    private func answerAisles(_ caller: Caller, status: Int = 200) async throws -> Response {
        let aisles = try await store.aisles(of: caller.household, now: now())
        let language = await languages.language(of: caller.household)
        return Language.$shown.withValue(language) {
            .json(AislesBody(aisles: aisles, household: caller.household), status: status, version: aisles.version)
        }
    }
}

/// Where lists meet aisles.
extension Dependencies {
    /// The list in the order of the shop that the query asks for.
    func arranged(_ list: GroceryList, for request: Request, _ caller: Caller) async throws -> GroceryList {
        guard let text = request.query["shop"] else { return list }
        var list = list
        let book = list.arrangement?.book ?? AisleBook(.simple)
        guard let shop = book.shop(ShopID(text)) else {
            throw Problem.invalid("?shop", code: "unknown", "There is no such shop")
        }
        // Only a household with shops asks for one, and only one that is not the list's own is looked up.
        let aisles = try await store.aisles(of: caller.household, now: now())
        list.arrangement = Arrangement(book, shop: shop.id, walks: aisles.walks[shop.id.uuid])
        return list
    }

    /// Remembers the shop that somebody has chosen for a list, so that new lists are for it.
    func remember(_ shop: ShopID?, chosenIn household: HouseholdID) async throws {
        try await store.changeAisles(of: household, now: now()) { $0.chose(shop) }
    }

    /// Remembers that an item, as it is after a change, and all that is the same belong in an aisle.
    func place(
        _ item: GroceryItemID,
        as change: ItemChange,
        in aisle: String,
        on request: Request,
        _ kitchen: HouseholdKitchen,
        _ caller: Caller
    ) async throws {
        var list = try await list(request.listID, caller)
        try ListTag.check(request, list)
        do {
            try list.edit(item, change, in: kitchen)
        } catch let error as QuantityError {
            throw GroceryError(error)
        }
        let placed = try list.item(item)
        guard let arrangement = list.arrangement, arrangement.keys.contains(aisle) else {
            throw Problem.invalid("/aisle", code: "unknown", "The household has no such aisle")
        }
        try await place([arrangement.placing(placed, in: aisle)], of: caller.household)
    }

    /// Remembers where things are found, on all lists.
    func place(_ placements: [Placement], of household: HouseholdID) async throws {
        guard !placements.isEmpty else { return }
        try await store.changeAisles(of: household, now: now()) { book in
            for placement in placements {
                book.place(placement.key, in: placement.aisle.flatMap { book.keys.contains($0) ? $0 : nil })
            }
        }
    }

    /// Learns from a tick how a household walks; a tick is worth more without that than not at all.
    func learn(
        from tick: ItemDocument,
        checked: Bool,
        _ item: GroceryItemID,
        of list: GroceryListID,
        _ household: HouseholdID
    ) async {
        guard checked, tick.hasAisles else { return }
        await learn(list, household) { try await store.learn(from: item, of: list, in: household, now: now()) }
    }

    /// Learns the same from several ticks, in their order.
    func learn(from ticks: [GroceryItemID], on list: GroceryList, of household: HouseholdID) async {
        guard let arrangement = list.arrangement else { return }
        let items = Dictionary(list.items.map { ($0.id, $0) }) { first, _ in first }
        let aisles = ticks.compactMap { items[$0].map(arrangement.aisle) }
        guard !aisles.isEmpty else { return }
        await learn(list.id, household) {
            try await store.learn(from: aisles, in: arrangement, of: household, now: now())
        }
    }

    private func learn(_ list: GroceryListID, _ household: HouseholdID, _ body: () async throws -> Void) async {
        do {
            try await body()
        } catch {
            logger.warning(
                "the order of aisles has not learned from a tick",
                ["list": list, "household": household, "error": logDescription(of: error)]
            )
        }
    }
}

extension Problem {
    /// A list cannot be for a shop that there is not.
    static let unknownShop = Problem.invalid("/shop", code: "unknown", "There is no such shop")
}

extension Request {
    fileprivate var shopID: ShopID {
        get throws(Problem) { try parameters.require("shop_id", as: ShopID.self) }
    }
}

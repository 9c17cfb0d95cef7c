import FoundationEssentials
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Values

/// What all routes of the service share.
struct GroceryRoutes: Sendable {
    let on: Dependencies

    /// A new id of an item, in order of time.
    var newItemID: @Sendable () -> GroceryItemID {
        { [newID = on.newID] in GroceryItemID(newID()) }
    }

    /// The list that the path names.
    static func listID(_ request: Request) throws(Problem) -> GroceryListID {
        try request.parameters.require("list_id", as: GroceryListID.self)
    }

    /// The item that the path names.
    static func itemID(_ request: Request) throws(Problem) -> GroceryItemID {
        try request.parameters.require("item_id", as: GroceryItemID.self)
    }

    /// What is known of foods in a household.
    func kitchen(_ household: HouseholdID) async -> HouseholdKitchen { await on.kitchens.kitchen(of: household) }

    /// Changes the list that the path names, if `If-Match` allows it.
    func change(
        _ request: Request,
        _ household: HouseholdID,
        _ body: @escaping @Sendable (inout GroceryList) throws -> [ListNotice]
    ) async throws -> GroceryList {
        let list = try await update(try Self.listID(request), household) { found in
            guard var list = found else { throw GroceryError.noSuchList }
            try ListTag.check(request, list)
            let notices = try body(&list)
            found = list
            return notices
        }
        guard let list else { throw GroceryError.noSuchList }
        return list
    }

    /// Changes a list in one transaction; an amount that cannot be counted is the client's mistake, not ours.
    func update(
        _ list: GroceryListID,
        _ household: HouseholdID,
        at now: Instant? = nil,
        _ body: @escaping @Sendable (inout GroceryList?) throws -> [ListNotice]
    ) async throws -> GroceryList? {
        try await on.store.update(list, in: household, now: now ?? on.now()) { found in
            do {
                return try body(&found)
            } catch is QuantityError {
                throw GroceryError.amountTooLarge
            }
        }
    }

    /// A list as an answer.
    func answer(_ list: GroceryList, status: Int = 200, in system: MeasurementSystem? = nil) -> Response {
        .json(
            bytes: GroceryListBody(list, in: system).jsonBytes(capacity: 1024 + list.items.count * 640),
            status: status,
            etag: ListTag.text(version: list.version, visible: list.items.count)
        )
    }

    /// An item as an answer.
    func answer(_ item: GroceryItem, status: Int = 200) -> Response {
        .json(GroceryItemBody(item), status: status, version: item.version)
    }
}

import GroceryAPI
import HTTP
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

/// A household's aisles as a client reads them.
@JSONObject(.readOnly)
struct ReadAisles {
    @JSONObject(.readOnly)
    struct OneAisle {
        var key: String
        var title: String
        var name: String?
        var own: Bool
    }

    @JSONObject(.readOnly)
    struct OneShop {
        var name: String
        var order: String
        var walks: Int
        var aisles: [String]
        var walked: [String]
    }

    @JSONObject(.readOnly)
    struct OnePlacement {
        var item: String
        var aisle: String
    }

    var version: Int
    var choice: String
    var order: String
    var walks: Int
    var aisles: [OneAisle]
    var walked: [String]
    var shops: [OneShop]
    var usualShop: ShopID?
    var placements: [OnePlacement]

    /// The keys of the aisles, in the order set by hand.
    var keys: [String] { aisles.map(\.key) }
}

extension Grocery {
    /// The household's aisles.
    func aisles() async throws -> ReadAisles { try await client.get(GroceryPaths.aisles).decode() }

    /// Changes them.
    func putAisles(_ json: String) async throws {
        let answer = await client.send(.put, GroceryPaths.aisles, json)
        #expect(answer.status == 200, "\(answer)")
    }
}

import Foundation
import GroceryAPI
import HTTP
import Identity
import JSON
import MenuAPI
import TestSupport
import Testing
import Values

@testable import GroceryService

/// The shop that new lists are for, and what that changes about them.
@Suite struct UsualShopTests {
    private static let goods = ["apples", "milk", "flour", "frozen peas"]
    private static let backwards = ["frozen peas", "flour", "milk", "apples"]

    @Test(arguments: Engine.allCases)
    func `new lists are for the shop that was chosen last`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let (corner, far) = (try await grocery.addShop("Corner"), try await grocery.addShop("Far away", []))
            let first = try await grocery.makeList(Self.goods)
            #expect(first.shop == nil && first.items.map(\.name) == Self.goods)
            #expect(try await grocery.usualShop() == nil)
            try await grocery.choose(corner, for: first.id)
            #expect(try await grocery.usualShop() == corner)
            let second = try await grocery.makeList(Self.goods)
            #expect(second.shop == corner && second.items.map(\.name) == Self.backwards)
            #expect(try await grocery.list(second.id) == second, "read, it is what the call that made it said")
            try await grocery.choose(far, for: first.id)
            #expect(try await grocery.list(second.id).shop == corner, "a list that there is keeps its shop")
            #expect(try await grocery.makeList(Self.goods).shop == far)
            try await grocery.choose(nil, for: first.id)
            #expect(try await grocery.makeList(Self.goods).shop == nil)
            // A shop that is gone is nobody's usual one.
            try await grocery.choose(far, for: second.id)
            let gone = await grocery.client.send(.delete, "\(GroceryPaths.aisles)/shops/\(far)")
            #expect(gone.status == 200 && gone.text.contains(#""usual_shop":null"#))
            #expect(try await grocery.makeList(Self.goods).shop == nil)
            // Choosing what is chosen already is no change of the aisles.
            try await grocery.choose(corner, for: second.id)
            let version = try await grocery.aisles().version
            try await grocery.choose(corner, for: first.id)
            #expect(try await grocery.aisles().version == version)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the shop of new lists can be set without a list`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            try await grocery.putAisles(#"{"usual_shop":null}"#)
            #expect(try await grocery.aisles().version == 0, "nothing is other than before")
            let (corner, far) = (try await grocery.addShop("Corner"), try await grocery.addShop("Far away", []))
            let first = try await grocery.makeList(Self.goods)
            try await grocery.putAisles(#"{"usual_shop":"\#(corner)"}"#)
            #expect(try await grocery.usualShop() == corner)
            let second = try await grocery.makeList(Self.goods)
            #expect(second.shop == corner && second.items.map(\.name) == Self.backwards)
            #expect(try await grocery.list(first.id).shop == nil, "a list that there is keeps what it has")
            try await grocery.putAisles(#"{"order":"hand"}"#)
            #expect(try await grocery.usualShop() == corner, "a change that does not name it leaves it")
            try await grocery.choose(far, for: second.id)
            #expect(try await grocery.usualShop() == far, "the choice for a list is the later one")
            try await grocery.putAisles(#"{"usual_shop":null}"#)
            #expect(try await grocery.makeList(Self.goods).shop == nil)
            let version = try await grocery.aisles().version
            for body in [#"{"usual_shop":"\#(ShopID.random)"}"#, #"{"usual_shop":"x"}"#] {
                let refused = await grocery.client.send(.put, GroceryPaths.aisles, body)
                #expect(refused.status == 422 && refused.pointers == ["/usual_shop"], "\(refused)")
            }
            let body = #"{"usual_shop":"\#(corner)"}"#
            let viewer = await grocery.member(.viewer).send(.put, GroceryPaths.aisles, body)
            #expect(viewer.status == 403)
            let headers: Headers = ["If-Match": "\"\(version - 1)\""]
            let late = await grocery.client.send(.put, GroceryPaths.aisles, body, headers: headers)
            #expect(late.status == 412)
            #expect(try await grocery.aisles().version == version)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a list is made for the shop that its request names`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let (corner, far) = (try await grocery.addShop("Corner"), try await grocery.addShop("Far away", []))
            let id = GroceryListID.random
            var request = GroceryListRequest(shop: corner, items: Self.goods)
            let made = await grocery.client.send(.put, GroceryPaths.list(id), request.text)
            let list: GroceryListBody = try made.decode()
            #expect(made.status == 201 && list.shop == corner && list.items.map(\.name) == Self.backwards)
            #expect(try await grocery.usualShop() == corner)
            request.shop = far
            let moved: GroceryListBody = try await grocery.client.send(.put, GroceryPaths.list(id), request.text)
                .decode()
            #expect(moved.shop == far && moved.items.map(\.name) == Self.goods)
            #expect(moved.items.map(\.id).sorted() == list.items.map(\.id).sorted())
            request = GroceryListRequest(items: Self.goods + ["bread"])
            let kept: GroceryListBody = try await grocery.client.send(.put, GroceryPaths.list(id), request.text)
                .decode()
            #expect(kept.shop == far, "one that names none leaves it")
            for shop in [ShopID.random.description, "x"] {
                let body = #"{"items":["milk"],"shop":"\#(shop)"}"#
                for list in [id, .random] {
                    let refused = await grocery.client.send(.put, GroceryPaths.list(list), body)
                    #expect(refused.status == 422 && refused.pointers == ["/shop"], "\(refused)")
                }
            }
            #expect(try await grocery.list(id) == kept)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a menu's list is for the usual shop, or the one with which it is committed`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let (corner, far) = (try await grocery.addShop("Corner"), try await grocery.addShop("Far away", []))
            try await grocery.choose(corner, for: try await grocery.makeList(["milk"]).id)
            let recipe = grocery.cookbook.add("Pie", ["4 apples", "1 l milk", "500 g flour"])
            let (menu, item, id) = (MenuID.random, MenuItemID.random, GroceryListID.random)
            var request = GroceryListRequest(
                recipes: [GroceryRecipeRequest(recipeID: recipe, servings: 4, menuID: menu, menuItemID: item)],
                source: GroceryListSource(type: .menu, menuID: menu),
                draft: true,
                following: GroceryFollowing(cooked: [])
            )
            _ = await grocery.client.send(.put, GroceryPaths.list(id), request.text)
            let shown = await grocery.client.post(GroceryPaths.activate(id))
            #expect(try shown.decode(GroceryListBody.self).shop == corner)
            request.shop = far
            let again: GroceryListBody = try await grocery.client.send(.put, GroceryPaths.list(id), request.text)
                .decode()
            #expect(again.shop == far && again.items.map(\.name) == ["apple", "milk", "flour"])
            #expect(try await grocery.usualShop() == far)
            request.shop = .random
            let refused = await grocery.client.send(.put, GroceryPaths.list(id), request.text)
            #expect(refused.status == 422 && refused.pointers == ["/shop"], "\(refused)")
        }
    }

    @Test(arguments: Engine.allCases)
    func `its order shows wherever a new list is read`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let corner = try await grocery.addShop("Corner")
            try await grocery.choose(corner, for: try await grocery.makeList(["milk"]).id)
            let list = try await grocery.makeList(Self.goods)
            let shared = try await grocery.client.post(GroceryPaths.shares(of: list.id)).decode(ReadShare.self)
            let page = try #require(URL(string: shared.url)).path
            func order(_ text: String) -> [String] {
                Self.goods.filter { text.contains($0) }.sorted { first, second in
                    guard let one = text.range(of: first), let two = text.range(of: second) else { return false }
                    return one.lowerBound < two.lowerBound
                }
            }
            for answer in [
                await grocery.client.get(GroceryPaths.list(list.id)),
                await grocery.client.get(GroceryPaths.list(list.id), headers: ["Accept": "text/plain"]),
                await grocery.guest.get(page, headers: ["Accept": "text/html"]),
                await grocery.guest.get(page, headers: ["Accept": "application/json"]),
                await grocery.guest.get("\(page)/list.txt"),
            ] {
                #expect(answer.status == 200 && order(answer.text) == Self.backwards, "\(answer)")
            }
        }
    }
}

/// What a link's call answers.
@JSONObject(.readOnly)
private struct ReadShare {
    var url: String
}

extension Grocery {
    /// Adds a shop with an order of its own, or with the household's.
    fileprivate func addShop(
        _ name: String,
        _ aisles: [String] = ["frozen", "pantry", "dairy", "produce"]
    ) async throws -> ShopID {
        let id = ShopID.random
        let keys = aisles.map { "\"\($0)\"" }.joined(separator: ",")
        let body = #"{"name":"\#(name)","aisles":[\#(keys)]}"#
        #expect(await client.send(.put, "\(GroceryPaths.aisles)/shops/\(id)", body).status == 201)
        return id
    }

    fileprivate func choose(_ shop: ShopID?, for list: GroceryListID) async throws {
        let body = #"{"shop":\#(shop.map { "\"\($0)\"" } ?? "null")}"#
        #expect(await client.send(.patch, GroceryPaths.list(list), body).status == 200)
    }

    fileprivate func usualShop() async throws -> ShopID? { try await aisles().usualShop }
}

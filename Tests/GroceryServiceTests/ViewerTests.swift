import GroceryAPI
import HTTP
import Identity
import TestSupport
import Testing

@testable import GroceryService

@Suite struct ViewerTests {
    @Test(arguments: Engine.allCases)
    func `a viewer reads and changes nothing`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let viewer = grocery.member(.viewer)
            #expect(await viewer.get(GroceryPaths.list(list.id)).status == 200)
            let item = GroceryPaths.checked(list.items[0].id, of: list.id)
            #expect(await viewer.post(item).status == 403)
            #expect(await viewer.send(.delete, GroceryPaths.list(list.id)).status == 403)
            #expect(await viewer.post("\(GroceryPaths.list(list.id))/shares", "{}").status == 403)
            #expect(try await grocery.list(list.id) == list)
        }
    }
}

import Foundation
import HTTP
import Identity
import JSON
import MenuAPI
import TestSupport
import Testing
import Values

@testable import MenuService

@Suite struct HistoryLimitTests {
    private struct Items: JSONReadable {
        let items: [MenuBody]
        let next: String?

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            items = try members.required("items")
            next = try members.optional("next")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a free household sees the last three menus, and is told that there are more`(_ engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            var archived: [MenuID] = []
            for number in 1...5 {
                let menu = try await client.add(number)
                #expect(await client.post("\(MenuPaths.menu(menu.id))/grocery-list").status == 201)
                #expect(await client.post("\(MenuPaths.menu(menu.id))/archive").status == 200)
                archived.insert(menu.id, at: 0)
                kitchen.clock.advance(by: .seconds(86_400))
            }
            let free = kitchen.identity.client(of: kitchen.router, household: client.household, plan: .free)
            let shown: Items = try await free.get("\(MenuPaths.menus)?state=archived").decode()
            #expect(shown.items.map(\.id) == Array(archived.prefix(3)))
            let next = try #require(shown.next, "no list is cut in silence")
            let more = await free.get("\(MenuPaths.menus)?state=archived&after=\(next)")
            #expect(more.status == 403 && more.code == "limit_reached")
            let members = try JSONSerialization.jsonObject(with: Data(more.body)) as? [String: Any]
            #expect(members?["limit"] as? Int == 3 && members?["used"] as? Int == 5)
            let two: Items = try await free.get("\(MenuPaths.menus)?limit=2").decode()
            #expect(two.items.map(\.id) == Array(archived.prefix(2)))
            let third: Items = try await free.get("\(MenuPaths.menus)?after=\(try #require(two.next))").decode()
            #expect(third.items.map(\.id) == [archived[2]])
            #expect(await free.get(MenuPaths.menu(archived[2])).status == 200)
            #expect(await free.get(MenuPaths.menu(archived[3])).status == 403)
            #expect(await free.post("\(MenuPaths.menu(archived[4]))/reuse").status == 403)
            #expect(await free.post("\(MenuPaths.menu(archived[0]))/reuse").status == 200)
            let all: Items = try await client.get("\(MenuPaths.menus)?state=archived").decode()
            #expect(all.items.map(\.id) == archived && all.next == nil, "what is not shown is kept")
        }
    }
}

import Synchronization
import Testing

/// Kill -9 at any step of "create grocery list" leaves the old state or the new one, and repeating the call finishes it.
@Suite(.serialized) struct KilledServiceTests {
    /// A moment between two services, counted over the one call, and which of the two dies at it.
    private struct Blow: CustomStringConvertible {
        var moment: Int
        var victim: String
        var description: String { "\(victim) at moment \(moment)" }
    }

    /// Who calls whom while a list is made: the tap that a moment is seen at names the callee.
    private static let callers = ["recipe": "grocery", "grocery": "menu"]

    @Test(.timeLimit(.minutes(5)))
    func `killing any service at any step leaves the old state or the new one`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let stack = try await Stack(database: database.url)
        do {
            let moments = try await momentsOfOneCommit(stack)
            #expect(moments.count >= 6, "menu calls grocery and grocery calls recipe: \(moments)")
            for (index, callee) in moments.enumerated() {
                for victim in [callee, KilledServiceTests.callers[callee] ?? "menu"] {
                    try await strike(Blow(moment: index, victim: victim), stack)
                }
            }
        } catch {
            await stack.end()
            throw error
        }
        await stack.end()
    }

    /// The callee at each moment of an undisturbed commit, in order.
    private func momentsOfOneCommit(_ stack: Stack) async throws -> [String] {
        let seen = Mutex<[String]>([])
        for name in KilledServiceTests.callers.keys {
            stack.taps[name]?.onMoment { _ in seen.withLock { $0.append(name) } }
        }
        let kitchen = try TestKitchen(stack)
        let menu = try plannedMenu(kitchen)
        seen.withLock { $0 = [] }
        let reply = try kitchen.send("POST", "menu", "/api/v1/menus/\(menu)/grocery-list", "{}")
        #expect(reply.status == 201, "\(reply)")
        quiet(stack)
        return seen.withLock { $0 }
    }

    private func strike(_ blow: Blow, _ stack: Stack) async throws {
        let kitchen = try TestKitchen(stack)
        let menu = try plannedMenu(kitchen)
        let count = Mutex(0)
        let fleet = stack.fleet
        let victim = "\(blow.victim)-service"
        for name in KilledServiceTests.callers.keys {
            stack.taps[name]?.onMoment { _ in
                let now = count.withLock { count in
                    defer { count += 1 }
                    return count
                }
                guard now == blow.moment else { return }
                fleet.kill(victim)
            }
        }
        let path = "/api/v1/menus/\(menu)/grocery-list"
        let struck = try kitchen.send("POST", "menu", path, "{}")
        #expect(struck.status == 0 || struck.status == 201 || struck.status == 503, "\(blow): \(struck)")
        quiet(stack)
        try await fleet.restart(victim)

        let board = try kitchen.send("GET", "menu", "/api/v1/menu")
        let state = board.json["state"] as? String
        let shownMenu = board.json["menu"] as? [String: Any]
        switch state {
        case "planning":
            let lists = try kitchen.send("GET", "grocery", "/api/v1/grocery-lists")
            #expect((lists.json["items"] as? [Any])?.isEmpty == true, "\(blow): the old state has no list: \(lists)")
        case "to_cook":
            let list = try #require(shownMenu?["grocery_list_id"] as? String)
            let reply = try kitchen.send("GET", "grocery", "/api/v1/grocery-lists/\(list)")
            #expect(reply.status == 200, "\(blow): the new state has its list: \(reply)")
        default: Issue.record("\(blow): neither the old state nor the new one: \(board)")
        }

        let again = try kitchen.send("POST", "menu", path, "{}")
        #expect(again.status == 200 || again.status == 201, "\(blow): repeating finishes it: \(again)")
        let finished = try kitchen.send("GET", "menu", "/api/v1/menu")
        #expect(finished.json["state"] as? String == "to_cook", "\(blow): \(finished)")
        let list = try again.member("id")
        let reply = try kitchen.send("GET", "grocery", "/api/v1/grocery-lists/\(list)")
        #expect((reply.json["items"] as? [Any])?.count == 4, "\(blow): each ingredient once: \(reply)")
        let index = try kitchen.send("GET", "grocery", "/api/v1/grocery-lists")
        #expect((index.json["items"] as? [Any])?.count == 1, "\(blow): one list and no more: \(index)")
    }

    /// A menu of two recipes that share one of five ingredient lines; its id.
    private func plannedMenu(_ kitchen: TestKitchen) throws -> String {
        let recipes = [
            try kitchen.recipe("Soup", ["1 onion", "500 g carrots", "1 l vegetable stock"]),
            try kitchen.recipe("Curry", ["2 onions", "400 ml coconut milk"]),
        ]
        var menu = ""
        for recipe in recipes {
            let board = try kitchen.send("POST", "menu", "/api/v1/menu/recipes", "{\"recipe_id\": \"\(recipe)\"}")
            menu = (board.json["menu"] as? [String: Any])?["id"] as? String ?? ""
        }
        return menu
    }

    private func quiet(_ stack: Stack) {
        for tap in stack.taps.values { tap.onMoment { _ in } }
    }
}

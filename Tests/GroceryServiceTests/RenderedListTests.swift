import GroceryAPI
import HTTP
import Kitchen
import TestSupport
import Testing
import Values

@testable import GroceryService

/// Lists that are sent again as they were.
@Suite struct RenderedListTests {
    private let key = RenderedLists.Key(household: .random, list: .random, words: HouseholdWords())
    private let state = ListState(
        version: 1,
        createdAt: Instant(milliseconds: 0),
        updatedAt: Instant(milliseconds: 0),
        visible: 3,
        hasAisles: false
    )

    @Test func `a copy is of one state, in the words of one reader`() {
        let lists = RenderedLists()
        #expect(!lists.has(key) && lists.json(key, in: state) == nil)
        lists.keep([1], key, in: state)
        #expect(lists.has(key) && lists.json(key, in: state) == [1])
        for change: (inout ListState) -> Void in [
            { $0.version = 2 }, { $0.visible = 2 }, { $0.updatedAt = Instant(milliseconds: 1) },
            { $0.createdAt = Instant(milliseconds: 1) }, { $0.hasAisles = true },
        ] {
            var other = state
            change(&other)
            #expect(lists.json(key, in: other) == nil)
        }
        for change: (inout RenderedLists.Key) -> Void in [
            { $0.household = .random }, { $0.list = .random }, { $0.words.language = .de },
            { $0.words.system = .metric },
        ] {
            var other = key
            change(&other)
            #expect(!lists.has(other) && lists.json(other, in: state) == nil)
        }
        lists.keep([2], key, in: state)
        #expect(lists.json(key, in: state) == [2])
    }

    @Test func `what is read stays, the rest makes room, and large lists are not kept`() {
        // A half has room for 15 lists of 1,024 bytes.
        let lists = RenderedLists(capacity: 40_000)
        let json = [UInt8](repeating: 0, count: 1024)
        lists.keep(json, key, in: state)
        var others: [RenderedLists.Key] = []
        for _ in 0..<100 {
            let other = RenderedLists.Key(household: .random, list: .random, words: HouseholdWords())
            lists.keep(json, other, in: state)
            others.append(other)
            #expect(lists.json(key, in: state) == json)
        }
        let kept = others.count { lists.has($0) }
        #expect((14...30).contains(kept), "\(kept)")
        lists.keep([UInt8](repeating: 0, count: 1251), others[0], in: state)
        #expect(!lists.has(others[0]))
    }

    @Test(arguments: Engine.allCases)
    func `whatever happens to a list, a reader who knows it gets what a new reader gets`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let id = GroceryListID.random
            let path = GroceryPaths.list(id)
            let made = GroceryListRequest(title: "A", items: ["2 kg flour", "1 l milk", "3 eggs"]).text
            // Each of its readers is new to the list.
            var replica: TestClient { grocery.replica }
            var random = SeededNumbers(seed: 20_261_123)
            #expect(await grocery.client.send(.put, path, made).status == 201)
            for step in 0..<60 {
                let items = try await grocery.list(id).items
                let item = items.randomElement(using: &random)
                let name = ["milk", "rye bread", "2 leeks"].randomElement(using: &random) ?? ""
                switch Int.random(in: 0..<9, using: &random) {
                case 0: _ = await grocery.client.post("\(path)/items", #"{"text":"\#(name)"}"#)
                case 1: _ = await grocery.client.send(.patch, path, #"{"title":"\#(step)"}"#)
                case 2: grocery.clock.advance(.seconds(2000))
                case 3: grocery.cookbook.speak(["en", "de", "fr"].randomElement(using: &random) ?? "")
                case 4 where step % 3 == 0:
                    #expect(await grocery.client.send(.delete, path).status == 204)
                    grocery.clock.advance(.milliseconds(1))
                    let other = GroceryListRequest(title: "B", items: ["1 l milk", "\(step) eggs", "flour"]).text
                    #expect(await grocery.client.send(.put, path, other).status == 201)
                case 5:
                    guard let item else { continue }
                    _ = await grocery.client.send(.delete, GroceryPaths.item(item.id, of: id))
                case 6:
                    let choice = Bool.random(using: &random) ? "fine" : "simple"
                    let changed = await grocery.client.send(.put, GroceryPaths.aisles, #"{"choice":"\#(choice)"}"#)
                    #expect(changed.status == 200, "\(changed)")
                default:
                    guard let item else { continue }
                    let tick = GroceryPaths.checked(item.id, of: id)
                    #expect(await grocery.client.send(item.checked ? .delete : .post, tick).status == 200)
                }
                for query in ["", "?measurement_system=us"] {
                    let fresh = await replica.get(path + query)
                    #expect(fresh.status == 200)
                    for _ in 0..<2 {
                        let read = await grocery.client.get(path + query)
                        #expect(read.text == fresh.text && read.headers["ETag"] == fresh.headers["ETag"])
                    }
                }
            }
            #expect(await grocery.client.send(.delete, path).status == 204)
            #expect(await grocery.client.get(path).status == 404)
            #expect(await grocery.stranger.get(path).status == 404)
        }
    }
}

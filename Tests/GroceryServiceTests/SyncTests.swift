import Database
import GroceryAPI
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

/// What clients did while others did something else: each operation once, in order, and together with the others'.
@Suite struct SyncTests {
    @Test(arguments: Engine.allCases)
    func `a batch is done in its order, and answered with the list`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"]).id
            let (apples, bread) = (GroceryItemID.random, GroceryItemID.random)
            let answer = try await grocery.sync(
                [
                    .add("3 apples", id: apples), .add("bread", id: bread), .tick(apples),
                    .change(bread, #"{"note":"sliced"}"#), .add("2 apples"), .delete(bread),
                ],
                to: list
            )
            #expect(answer.results.map(\.words) == Array(repeating: "applied", count: 6))
            #expect(answer.results[0].version == 1 && answer.results[5].version == nil)
            #expect(answer.list == (try await grocery.list(list)))
            #expect(answer.list.summary.sorted() == ["apples: 2", "apples: 3", "milk:"])
            #expect(answer.list.items.filter(\.checked).map(\.id) == [apples])
            #expect(answer.list.items.first(where: \.checked)?.ticks == [answer.results[2].id])
        }
    }

    @Test(arguments: Engine.allCases)
    func `an operation that comes again changes nothing, and is answered as the first time`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList([]).id
            let batch: [SentOperation] = [.add("milk, eggs"), .add("2 l milk"), .delete(.random)]
            let first = try await grocery.sync(batch, to: list)
            #expect(first.results.map(\.words) == ["applied", "merged joined", "refused not_found"])
            // The answer was lost: the client sends them again with what it did since, and once more all at once.
            let again = try await grocery.sync(batch + [.tick(first.results[0].items[0])], to: list)
            #expect(Array(again.results.prefix(3)) == first.results)
            #expect(again.list.version == first.list.version + 1)
            let twice = try await grocery.sync(batch + batch, to: list)
            #expect(twice.results == first.results + first.results)
            #expect(twice.list == again.list)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a tick and a new name both hold`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["milk"])
            let milk = made.items[0]
            _ = try await grocery.sync([.tick(milk.id)], to: made.id)
            let answer = try await grocery.sync(
                [.change(milk.id, #"{"name":"oat milk","note":"the big one"}"#, seen: milk.version)],
                to: made.id
            )
            #expect(answer.results[0].words == "merged replaced" && answer.results[0].replaced?.name == "milk")
            #expect(answer.results[0].replaced?.note == "")
            let item = answer.list.items[0]
            #expect(item.checked && item.name == "oat milk" && item.note == "the big one")
        }
    }

    @Test(arguments: Engine.allCases)
    func `an untick takes back the ticks that its client saw, and no other`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["milk"])
            let milk = made.items[0].id
            let (hers, his) = (SentOperation.tick(milk), SentOperation.tick(milk))
            var answer = try await grocery.sync([hers], to: made.id)
            answer = try await grocery.sync([his], to: made.id)
            #expect(answer.results[0].words == "merged already_ticked")
            #expect(answer.list.items[0].ticks == [hers.id, his.id])
            answer = try await grocery.sync([.untick(milk, [hers.id])], to: made.id)
            #expect(answer.results[0].words == "merged stays_ticked" && answer.list.items[0].checked)
            answer = try await grocery.sync([.untick(milk, [his.id])], to: made.id)
            #expect(answer.results[0].words == "applied" && !answer.list.items[0].checked)
            #expect(answer.list.items[0].ticks == nil)
            // Whoever looks at the list as it is takes back whatever holds.
            let path = GroceryPaths.checked(milk, of: made.id)
            #expect(await grocery.client.post(path).status == 200)
            #expect(try await grocery.list(made.id).items[0].ticks?.count == 1)
            answer = try await grocery.sync([.tick(milk), .untick(milk)], to: made.id)
            #expect(!answer.list.items[0].checked)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a tick that is taken back in the same batch is told as well`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["milk"])
            let milk = made.items[0].id
            let tick = SentOperation.tick(milk)
            let answer = try await grocery.sync([tick, .untick(milk, [tick.id])], to: made.id)
            #expect(answer.results.map(\.words) == ["applied", "applied"])
            #expect(answer.list.items == made.items && answer.list.version == made.version + 1)
            let told = try await grocery.db.of(grocery.household)
                .query("SELECT kind FROM outbox WHERE subject = \(made.id) ORDER BY sequence").values(as: String.self)
            #expect(told.suffix(2) == ["list.item_checked", "list.item_unchecked"])
            let again = try await grocery.sync([tick], to: made.id)
            #expect(again.list.version == answer.list.version, "nothing has happened")
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was bought after somebody removed it is remembered, and stays off`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["milk"])
            let milk = made.items[0]
            _ = try await grocery.sync([.delete(milk.id, seen: milk.version)], to: made.id)
            grocery.clock.advance(.seconds(2 * 24 * 3600))
            let answer = try await grocery.sync([.tick(milk.id), .delete(milk.id)], to: made.id)
            #expect(answer.results.map(\.words) == ["merged bought_and_removed", "merged already_removed"])
            #expect(answer.list.items.isEmpty)
            #expect(try await grocery.recents() == ["milk": 1])
            // So does one that was ticked, and then removed by somebody who had not seen that.
            let eggs = GroceryItemID.random
            let gone = try await grocery.sync(
                [.add("eggs", id: eggs), .tick(eggs), .delete(eggs, seen: 1)],
                to: made.id
            )
            #expect(gone.list.items.isEmpty)
            let late = try await grocery.sync([.tick(eggs)], to: made.id)
            #expect(late.results[0].words == "merged already_ticked")
            #expect(try await grocery.recents() == ["milk": 1, "eggs": 1])
        }
    }

    @Test(arguments: Engine.allCases)
    func `whoever removes an item keeps what others have added to it meanwhile`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["2 l milk"])
            let milk = made.items[0]
            let wish = SentOperation.add("1 l milk")
            let added = try await grocery.sync([wish], to: made.id)
            #expect(added.results[0].words == "merged joined" && added.list.summary == ["milk: 3 liter"])
            let answer = try await grocery.sync([.delete(milk.id, seen: milk.version)], to: made.id)
            #expect(answer.results[0].words == "merged kept_joined")
            #expect(answer.list.summary == ["milk: 1 liter"] && answer.list.items[0].id == wish.item)
            // Whoever has seen it means all of it.
            let seen = try await grocery.sync([.delete(wish.item!, seen: answer.list.items[0].version)], to: made.id)
            #expect(seen.list.items.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the id of an entry names the item that it has joined`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["2 l milk"])
            let (mine, both) = (GroceryItemID.random, GroceryItemID.random)
            var answer = try await grocery.sync([.add("1 l milk", id: mine), .delete(mine)], to: made.id)
            #expect(answer.list.summary == ["milk: 2 liter"])
            answer = try await grocery.sync([.add("1 l milk", id: mine), .tick(mine)], to: made.id)
            #expect(answer.list.items.map(\.checked) == [true])
            // All things of an entry that its client does not know one by one yet.
            let entry = SentOperation(op: "tick", item: both, more: [#""entry":true"#])
            answer = try await grocery.sync([.add("eggs, bread", id: both), entry], to: made.id)
            #expect(answer.results[1].items.count == 2 && answer.list.items.allSatisfy(\.checked))
        }
    }

    @Test(arguments: Engine.allCases)
    func `items are moved behind others, and put in an order`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["zorgs", "yurps", "xilfs"])
            let ids = made.items.map(\.id)
            func order(_ answer: Synced) -> [Int?] { answer.list.items.map { ids.firstIndex(of: $0.id) } }
            var answer = try await grocery.sync([.move(ids[0], behind: ids[1])], to: made.id)
            #expect(order(answer) == [1, 0, 2])
            answer = try await grocery.sync([.move(ids[2], behind: nil), .move(ids[0], behind: .random)], to: made.id)
            #expect(order(answer) == [2, 1, 0])
            #expect(answer.results.map(\.words) == ["applied", "refused not_found"])
            answer = try await grocery.sync([.reorder([ids[0], .random, ids[1]])], to: made.id)
            #expect(order(answer) == [0, 1, 2])
        }
    }

    @Test(arguments: Engine.allCases)
    func `one that cannot be done is refused by name, and the rest is done`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList([]).id
            let answer = try await grocery.sync(
                [
                    SentOperation(op: "add", item: .random), .add(""), SentOperation(op: "tick"),
                    SentOperation(op: "reorder"), .change(.random, #"{"name":"x"}"#), .tick(.random), .add("milk"),
                ],
                to: list
            )
            #expect(
                answer.results.map { [$0.words, $0.pointer].compactMap { $0 }.joined(separator: " ") } == [
                    "refused required /item", "refused required /text", "refused required /item_id",
                    "refused required /order", "refused not_found", "refused not_found", "applied",
                ]
            )
            #expect(answer.results.dropLast().allSatisfy { $0.detail?.hasSuffix(".") ?? false })
            #expect(answer.list.items.map(\.name) == ["milk"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what there is no room for is refused, and the rest is done`(engine: Engine) async throws {
        try await Grocery.with(engine, storage: 6000) { grocery in
            let made = try await grocery.makeList(["milk"])
            let note = String(repeating: "long ", count: 90)
            let ids = (0..<12).map { _ in GroceryItemID.random }
            let adds = ids.map {
                SentOperation(op: "add", item: $0, more: [#""item":{"text":"x\#($0)","note":"\#(note)"}"#])
            }
            let answer = try await grocery.sync(adds + [.tick(made.items[0].id)], to: made.id)
            #expect(answer.results.map(\.words) == Array(repeating: "refused storage_full", count: 12) + ["applied"])
            #expect(answer.list.items.map(\.checked) == [true])
        }
    }

    @Test(arguments: Engine.allCases)
    func `too much at once, another household's list and viewers are refused`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList([]).id
            let path = GroceryPaths.sync(list)
            let many = Array(repeating: SentOperation.tick(.random).text, count: SyncBody.most + 1).joined(
                separator: ","
            )
            #expect(await grocery.client.post(path, #"{"operations":[\#(many)]}"#).status == 422)
            let things = (0..<150).map { "thing number \($0)" }.joined(separator: #"\n"#)
            let adds = (0..<3).map { _ in SentOperation.add(things).text }.joined(separator: ",")
            #expect(await grocery.client.post(path, #"{"operations":[\#(adds)]}"#).status == 422)
            #expect(await grocery.stranger.post(path, #"{"operations":[]}"#).status == 404)
            #expect(await grocery.member(.viewer).post(path, #"{"operations":[]}"#).status == 403)
            #expect(try await grocery.list(list).items.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `operations are remembered for ninety days, and so many of a list`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["milk"])
            func count() async throws -> Int {
                try await grocery.db.of(grocery.household)
                    .query("SELECT count(*) FROM grocery_operation WHERE household_id = \(grocery.household)")
                    .first?.int(0) ?? 0
            }
            for _ in 0..<5 {
                let batch = (0..<500).map { _ in SentOperation.delete(.random) }
                _ = try await grocery.sync(batch, to: made.id)
                grocery.clock.advance(.seconds(1))
            }
            #expect(try await count() == SyncSQL.most)
            grocery.clock.advance(SyncSQL.lifetime)
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            #expect(try await count() == 0)
        }
    }
}

import Database
import HTTP
import Identity
import JSON
import MenuAPI
import Sync
import TestSupport
import Testing
import Values

@testable import MenuService

/// What clients did to menus while others did something else: each operation once, in order, and together with the others'.
@Suite struct MenuSyncTests {
    private let soup = MenuItemID.test(101)
    private let rice = MenuItemID.test(102)
    private let dal = MenuItemID.test(103)

    @Test(arguments: Engine.allCases)
    func `a batch is done in its order, and answered with the board`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let planned = try await client.sync([
                .add(1, as: soup), .add(2, as: rice, servings: 2), .add(3, as: dal), .change(soup, #"{"servings":6}"#),
                .change(dal, #"{"position":0}"#), .delete(rice),
            ])
            #expect(planned.words == Array(repeating: "applied", count: 6))
            let menu = try #require(planned.board.planning)
            #expect(menu.recipes.map(\.id) == [dal, soup] && menu.recipes.map(\.servings) == [4, 6])
            #expect(planned.board == (try await client.board()))
            #expect(await client.post("\(MenuPaths.menu(menu.id))/grocery-list", "{}").status == 201)
            let cooked = try await client.sync([
                .add(4, as: rice, to: menu.id), .cook(soup, on: "2026-11-01"), .cook(dal), .uncook(dal),
            ])
            #expect(cooked.words == Array(repeating: "applied", count: 4))
            #expect(cooked.board.toCook?.recipes.map(\.cookedOn?.description) == [nil, "2026-11-01", nil])
            let over = try await client.sync([.whole("plan_again", menu.id)])
            #expect(over.board.planning?.id == menu.id)
            #expect(await client.post("\(MenuPaths.menu(menu.id))/grocery-list", "{}").status == 201)
            #expect(try await client.sync([.whole("archive", menu.id)]).board.state == .empty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an operation that comes again changes nothing, and is answered as the first time`(
        engine: Engine
    ) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let batch: [SentOperation] = [
                .add(1, as: soup), .change(soup, #"{"servings":6}"#), .add(1, as: soup), .delete(rice),
                .cook(soup), .change(rice, #"{"servings":6}"#),
            ]
            let first = try await client.sync(batch)
            #expect(
                first.words == [
                    "applied", "applied", "merged already_there", "merged already_removed", "refused menu_planning",
                    "refused not_found",
                ]
            )
            let menu = try await client.commit()
            _ = try await client.sync([.change(soup, #"{"servings":3}"#)])
            let again = try await client.sync(batch + [.cook(soup)])
            #expect(Array(again.results.prefix(6)) == first.results && again.words[6] == "applied")
            #expect(again.board.state == .empty, "the last one that was cooked completes the menu")
            let last = try await client.sync(
                batch + batch + [.cook(soup), .whole("archive", menu.id), .whole("plan_again", menu.id)]
            )
            #expect(Array(last.results.prefix(12)) == first.results + first.results)
            #expect(
                last.words.suffix(3) == ["merged already_cooked", "merged already_archived", "refused menu_archived"]
            )
            #expect(try await kitchen.client().sync(batch).words == first.words)
        }
    }

    @Test(arguments: Engine.allCases)
    func `who puts in a recipe that is there joins it, with what was done to it in the batch`(
        engine: Engine
    ) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            _ = try await client.sync([.add(1, as: soup, servings: 2)])
            let batch: [SentOperation] = [
                .add(1, as: rice, servings: 5), .add(2, as: dal), .change(rice, #"{"position":1}"#),
            ]
            let answer = try await client.sync(batch)
            #expect(answer.words == ["merged joined", "applied", "applied"])
            #expect(answer.results[0].joined == "\(soup)" && answer.results[0].replaced == ["servings": .integer(2)])
            #expect(answer.board.planning?.recipes.map(\.id) == [dal, soup])
            #expect(answer.board.planning?.recipes.map(\.servings) == [4, 5])
            // The batch comes again with more of it: what the addition has joined is still known.
            let more = try await client.sync(batch + [.change(rice, #"{"servings":9}"#), .delete(rice)])
            #expect(more.words.suffix(2) == ["applied", "applied"])
            #expect(more.board.planning?.recipes.map(\.id) == [dal])
        }
    }

    @Test(arguments: Engine.allCases)
    func `changes of different members hold both, and what one replaces is named`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let made = try await client.sync([.add(1, as: soup), .add(2, as: rice)])
            let version = try #require(made.board.planning?.version)
            _ = try await client.sync([.change(soup, #"{"servings":6}"#, seen: version)])
            var answer = try await client.sync([.change(soup, #"{"position":1}"#, seen: version + 1)])
            #expect(answer.words == ["applied"])
            // What a client did itself counts as seen.
            answer = try await client.sync([
                .change(rice, #"{"servings":7}"#, seen: version + 2),
                .change(rice, #"{"servings":8}"#, seen: version + 2),
            ])
            #expect(answer.words == ["applied", "applied"])
            answer = try await client.sync([.change(soup, #"{"servings":2,"position":0}"#, seen: version)])
            #expect(answer.words == ["merged replaced"])
            #expect(answer.results[0].replaced == ["servings": .integer(6), "position": .integer(1)])
            let menu = try await client.commit()
            _ = try await client.sync([.cook(soup, on: "2026-11-01")])
            answer = try await client.sync([.uncook(soup, seen: menu.version)])
            #expect(answer.results[0].replaced == ["cooked_on": .string("2026-11-01")])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what cannot be done is refused by name, and the rest is done`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let answer = try await client.sync([
                .add(99, as: rice), .add(1, as: soup, servings: 0), .add(1, as: soup), .add(2, as: soup),
                .add(2, as: rice, to: .test(7)), SentOperation("add", item: dal, nil),
                SentOperation("change", item: soup, nil), SentOperation("delete"),
                .change(soup, #"{"servings":1001}"#), .cook(soup, on: "2999-01-01"),
                SentOperation("archive"), .whole("archive", .test(7)), .change(soup, #"{"servings":2}"#),
            ])
            #expect(
                answer.words == [
                    "refused unknown", "refused out_of_range", "applied", "refused id_taken", "refused not_found",
                    "refused required", "refused required", "refused required", "refused out_of_range",
                    "refused out_of_range", "refused required", "refused not_found", "applied",
                ]
            )
            #expect(
                answer.results.map(\.pointer) == [
                    "/recipe/recipe_id", "/recipe/servings", nil, nil, nil, "/recipe", "/change", "/item_id",
                    "/change/servings", "/cooked_on", "/menu_id", nil, nil,
                ]
            )
            #expect(answer.board.planning?.recipes.map(\.servings) == [2])
            let many = (0...OperationMemory.mostAtOnce).map { SentOperation.delete(.test($0)) }
            #expect(await client.send(many).pointers == ["/operations"])
            let viewer = kitchen.identity.client(of: kitchen.router, household: client.household, role: .viewer)
            #expect(await viewer.send([.delete(soup)]).status == 403)
            let stranger = try await kitchen.client().sync([.change(soup, #"{"servings":9}"#), .delete(soup)])
            #expect(stranger.words == ["refused not_found", "merged already_removed"])
            #expect(try await client.board() == answer.board)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the same batch for menus sent by many at once is done once`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let batch: [SentOperation] = [
                .add(1, as: soup), .add(2, as: rice), .change(soup, #"{"position":1}"#), .delete(rice), .delete(dal),
            ]
            let answers: [MenuSyncAnswer] = try await client.race(batch, to: MenuPaths.sync)
            #expect(Set(answers.map(\.results)).count == 1)
            #expect(answers[0].words == Array(repeating: "applied", count: 4) + ["merged already_removed"])
            #expect(
                try await kitchen.events(of: client.household) == [
                    "menu.recipe_added", "menu.recipe_added", "menu.changed", "menu.recipe_removed",
                ]
            )
            #expect(try await client.board().planning?.version == 4)
        }
    }
}

import Database
import FoundationEssentials
import HTTP
import JSON
import MenuAPI
import TestSupport
import Testing
import Values

@testable import MenuService

/// Random commands over HTTP, compared after each with the reference model.
@Suite struct RandomCommandTests {
    @Test(arguments: Engine.allCases, SeededNumbers.seeds(2))
    func `random commands leave the boards that the reference model leaves`(
        engine: Engine,
        seed: UInt64
    ) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            var generator = SeededNumbers(seed: seed)
            var model = ReferenceModel()
            for step in 0..<150 {
                let command = step < opening.count ? opening[step] : randomCommand(model, &generator)
                // Archived menus are told apart by the time at which they were archived.
                kitchen.clock.advance(by: .seconds(1))
                let expected = model.run(command)
                let code = try await send(command, client)
                #expect(code == expected, "step \(step): \(command)")
                let state = try await state(client)
                #expect(state == summary(model), "step \(step): \(command)")
                guard code == expected, state == summary(model) else { return }
            }
            #expect(model.archived.first?.outcome == "abandoned", "an abandoned menu stays archived")
        }
    }

    /// Leaves an archived menu that no later command takes back, so that each history has one to address.
    private let opening: [ReferenceModel.Command] = [
        .add(recipe: 1, servings: nil), .add(recipe: 2, servings: 3), .commit(.planning, archiveCurrent: false),
        .cook(.toCook, recipe: 1), .archive(.toCook),
    ]

    private func randomCommand(_ model: ReferenceModel, _ generator: inout SeededNumbers) -> ReferenceModel.Command {
        let recipe = generator.next(1...6)
        var places: [ReferenceModel.Place] = [.planning, .toCook, .toCook]
        if !model.archived.isEmpty { places.append(.archived(generator.next(0...(model.archived.count - 1)))) }
        let place = places[generator.next(0...(places.count - 1))]
        switch generator.next(0...16) {
        case 0...3: return .add(recipe: recipe, servings: generator.next(0...1) == 0 ? nil : generator.next(1...9))
        case 16:
            return .addTo(place, recipe: recipe, servings: generator.next(0...1) == 0 ? nil : generator.next(1...9))
        case 4: return .remove(place, recipe: recipe)
        case 5: return .servings(place, recipe: recipe, generator.next(1...3))
        case 6: return .move(place, recipe: recipe, to: generator.next(0...7))
        case 7: return generator.next(0...3) == 0 ? .clear(place) : .add(recipe: recipe, servings: nil)
        case 8, 9: return .commit(place, archiveCurrent: generator.next(0...1) == 0)
        case 10...12: return .cook(place, recipe: recipe)
        case 13: return .undo(place, recipe: recipe)
        case 14: return generator.next(0...1) == 0 ? .archive(place) : .planAgain(place)
        default: return .reuse(place, mode: [nil, "merge", "replace"][generator.next(0...2)])
        }
    }

    /// Sends a command; gives the refusal's code.
    private func send(_ command: ReferenceModel.Command, _ client: TestClient) async throws -> String? {
        let answer: TestAnswer
        switch command {
        case .add(let recipe, let servings):
            let servings = servings.map { ", \"servings\": \($0)" } ?? ""
            answer = await client.post(
                MenuPaths.boardRecipes,
                "{\"recipe_id\": \"\(RecipeID.test(recipe))\"\(servings)}"
            )
        case .addTo(let place, let recipe, let servings):
            let servings = servings.map { ", \"servings\": \($0)" } ?? ""
            answer = await client.post(
                try await path(place, client) + "/recipes",
                "{\"recipe_id\": \"\(RecipeID.test(recipe))\"\(servings)}"
            )
        case .remove(let place, let recipe):
            answer = await client.send(.delete, try await path(place, recipe, client))
        case .servings(let place, let recipe, let servings):
            answer = await client.send(.patch, try await path(place, recipe, client), "{\"servings\": \(servings)}")
        case .move(let place, let recipe, let position):
            answer = await client.send(.patch, try await path(place, recipe, client), "{\"position\": \(position)}")
        case .cook(let place, let recipe):
            answer = await client.post(try await path(place, recipe, client) + "/cooked")
        case .undo(let place, let recipe):
            answer = await client.send(.delete, try await path(place, recipe, client) + "/cooked")
        case .clear(let place): answer = await client.post(try await path(place, client) + "/clear")
        case .archive(let place): answer = await client.post(try await path(place, client) + "/archive")
        case .planAgain(let place): answer = await client.post(try await path(place, client) + "/plan-again")
        case .commit(let place, let archive):
            answer = await client.post(
                try await path(place, client) + "/grocery-list",
                "{\"archive_current\": \(archive)}"
            )
        case .reuse(let place, let mode):
            answer = await client.post(
                try await path(place, client) + "/reuse",
                mode.map { "{\"mode\": \"\($0)\"}" } ?? "{}"
            )
        }
        return answer.status < 300 ? nil : answer.code ?? "none"
    }

    private func menu(_ place: ReferenceModel.Place, _ client: TestClient) async throws -> MenuBody? {
        let board = try await client.board()
        switch place {
        case .planning: return board.planning
        case .toCook: return board.toCook
        case .archived(let index): return try await history(client)[index]
        }
    }

    private func path(_ place: ReferenceModel.Place, _ client: TestClient) async throws -> String {
        MenuPaths.menu(try await menu(place, client)?.id ?? .test(999))
    }

    private func path(_ place: ReferenceModel.Place, _ recipe: Int, _ client: TestClient) async throws -> String {
        let menu = try await menu(place, client)
        let item = menu?.recipes.first { $0.recipeID == .test(recipe) }?.id ?? .test(999)
        return "\(MenuPaths.menu(menu?.id ?? .test(999)))/recipes/\(item)"
    }

    /// The archived menus, the first archived first.
    private func history(_ client: TestClient) async throws -> [MenuBody] {
        var menus: [MenuBody] = []
        var after = ""
        while true {
            struct Page: JSONReadable {
                var items: [MenuBody]
                var next: String?

                init(from json: inout JSONReader) throws(JSONReaderError) {
                    let members = try json.members()
                    items = try members.required("items")
                    next = try members.optional("next")
                }
            }
            let page: Page = try await client.get("\(MenuPaths.menus)?state=archived&limit=20\(after)").decode()
            menus += page.items
            guard let next = page.next else { return menus.reversed() }
            after = "&after=\(next)"
        }
    }

    private func state(_ client: TestClient) async throws -> [String] {
        let board = try await client.board()
        return try await [line("planning", board.planning), line("to_cook", board.toCook)]
            + history(client).map { line($0.outcome?.rawValue ?? "", $0) }
    }

    private func line(_ name: String, _ menu: MenuBody?) -> String {
        guard let menu else { return "\(name): none" }
        let items = menu.recipes.map { item in
            "\(item.recipeID.description.suffix(2))×\(item.servings)\(item.cookedAt == nil ? "" : "!")"
        }
        return "\(name)\(menu.groceryListID == nil ? "" : "+list"): \(items.joined(separator: " "))"
    }

    private func summary(_ model: ReferenceModel) -> [String] {
        [line("planning", model.planning), line("to_cook", model.toCook)] + model.archived.map { line($0.outcome, $0) }
    }

    private func line(_ name: String, _ menu: ReferenceModel.Kept?) -> String {
        guard let menu else { return "\(name): none" }
        let items = menu.items.map { item in
            "0\(item.recipe)×\(item.servings)\(item.isCooked ? "!" : "")"
        }
        return "\(name)\(menu.hasList ? "+list" : ""): \(items.joined(separator: " "))"
    }
}

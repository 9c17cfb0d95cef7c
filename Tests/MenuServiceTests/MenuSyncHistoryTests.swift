import MenuAPI
import Sync
import TestSupport
import Testing
import Values

@testable import MenuService

/// Random histories of clients whose batches are lost, late, twice and out of order, compared with the reference model.
@Suite struct MenuSyncHistoryTests {
    @Test(arguments: Engine.allCases, SeededNumbers.seeds(3))
    func `every operation is done once, and the board is what the model says`(
        engine: Engine,
        seed: UInt64
    ) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            var random = SeededNumbers(seed: seed)
            var model = SyncedModel()
            var phones = OfflinePhones<ModelOperation>()
            for _ in 0..<60 {
                let arrived = phones.next(&random) { model.invent(&$0) }
                // Somebody who is there begins to cook.
                if random.next(0...5) == 0, let menu = try await client.board().planning {
                    let answer = await client.post("\(MenuPaths.menu(menu.id))/grocery-list", "{}")
                    #expect(answer.status == 201 || answer.status == 409)
                    #expect(
                        (model.menus.run(.commit(.planning, archiveCurrent: false)) == nil) == (answer.status == 201)
                    )
                }
                guard let batch = arrived else { continue }
                try await deliver(batch, of: &phones, by: client, to: &model)
                phones.answer(batch, &random)
            }
            #expect(phones.answered > 30, "seed \(seed)")
        }
    }

    private func deliver(
        _ batch: [ModelOperation],
        of phones: inout OfflinePhones<ModelOperation>,
        by client: TestClient,
        to model: inout SyncedModel
    ) async throws {
        let answer = try await client.sync(batch.map(\.sent))
        // What was replaced depends on versions, which the model does not have.
        let words = answer.words.map { $0 == "merged replaced" ? "applied" : $0 }
        #expect(words == batch.map { model.carryOut($0, in: batch) }, "\(batch.map(\.sent.text))")
        // Whoever hears an operation's end a second time hears the same.
        #expect(phones.note(answer.results) == [])
        for (body, kept) in [(answer.board.planning, model.menus.planning), (answer.board.toCook, model.menus.toCook)] {
            #expect(
                body?.recipes.map { [$0.recipeID.description.suffix(1), "\($0.servings)", "\($0.cookedOn != nil)"] }
                    == kept?.items.map { ["\($0.recipe)", "\($0.servings)", "\($0.isCooked)"] }
            )
            if let body, let kept { model.ids[kept.name] = body.id }
        }
    }
}

/// An operation, as it is sent and as the model does it.
private struct ModelOperation: ModelledOperation {
    enum Act {
        case add(recipe: Int, servings: Int?)
        case servings(Int)
        case move(Int)
        case delete, cook, undo
        case archive(Int)
        case planAgain(Int)
    }

    let item: MenuItemID
    let act: Act
    let sent: SentOperation
}

/// The reference model, with what clients call its items and menus.
private struct SyncedModel {
    var menus = ReferenceModel()
    /// The ids of menus, by the model's names.
    var ids: [Int: MenuID] = [:]
    private var invented: [MenuItemID] = []
    /// In which menu the items were put, and of which recipe they are.
    private var items: [MenuItemID: (menu: Int, recipe: Int)] = [:]
    private var joined: [OperationID: MenuItemID] = [:]
    private var done: [OperationID: String] = [:]

    /// What somebody may do.
    mutating func invent(_ random: inout SeededNumbers) -> ModelOperation {
        let (kind, seen) = (random.next(0...11), random.next(0...8))
        if kind == 11, let (name, id) = ids.sorted(by: { $0.key < $1.key }).randomElement(using: &random) {
            let op = random.next(0...1) == 0 ? "archive" : "plan_again"
            let act: ModelOperation.Act = op == "archive" ? .archive(name) : .planAgain(name)
            return ModelOperation(item: .test(0), act: act, sent: .whole(op, id))
        }
        if kind < 4 || invented.isEmpty {
            let item = MenuItemID(random.nextID())
            invented.append(item)
            let recipe = random.next(1...6)
            let servings = random.next(0...1) == 0 ? nil : random.next(1...9)
            let act = ModelOperation.Act.add(recipe: recipe, servings: servings)
            return ModelOperation(item: item, act: act, sent: .add(recipe, as: item, servings: servings))
        }
        let item = invented.suffix(12).randomElement(using: &random) ?? invented[0]
        let number = random.next(0...5)
        switch kind {
        case 4:
            let change = #"{"servings":\#(number + 1)}"#
            return ModelOperation(item: item, act: .servings(number + 1), sent: .change(item, change, seen: seen))
        case 5:
            let change = #"{"position":\#(number)}"#
            return ModelOperation(item: item, act: .move(number), sent: .change(item, change, seen: seen))
        case 6: return ModelOperation(item: item, act: .delete, sent: .delete(item))
        case 7: return ModelOperation(item: item, act: .undo, sent: .uncook(item, seen: seen))
        default: return ModelOperation(item: item, act: .cook, sent: .cook(item))
        }
    }

    /// Does an operation, unless it was done; gives what becomes of it.
    mutating func carryOut(_ operation: ModelOperation, in batch: [ModelOperation]) -> String {
        if let words = done[operation.sent.id] { return words }
        let words = act(operation, in: batch)
        done[operation.sent.id] = words
        return words
    }

    private mutating func act(_ operation: ModelOperation, in batch: [ModelOperation]) -> String {
        switch operation.act {
        case .add(let recipe, let servings):
            let isThere = menus.planning?.items.contains { $0.recipe == recipe } ?? false
            if let code = menus.run(.add(recipe: recipe, servings: servings)) { return "refused \(code)" }
            guard isThere else {
                items[operation.item] = menus.planning.map { ($0.name, recipe) }
                return "applied"
            }
            joined[operation.sent.id] =
                items.first { $0.value.menu == menus.planning?.name && $0.value.recipe == recipe }?.key
            return "merged joined"
        case .archive(let name):
            guard let place = place(of: name) else { return "refused not_found" }
            if case .archived = place { return "merged already_archived" }
            return words(.archive(place))
        case .planAgain(let name):
            guard let place = place(of: name) else { return "refused not_found" }
            return place == .planning ? "merged already_planned" : words(.planAgain(place))
        case .delete, .servings, .move, .cook, .undo:
            let addition = batch.first { if case .add = $0.act { $0.item == operation.item } else { false } }
            let item = addition.flatMap { joined[$0.sent.id] } ?? operation.item
            guard let (name, recipe) = items[item], let place = place(of: name),
                let there = menus[place]?.items.first(where: { $0.recipe == recipe })
            else {
                if case .delete = operation.act { return "merged already_removed" }
                return "refused not_found"
            }
            switch operation.act {
            case .servings(let servings): return words(.servings(place, recipe: recipe, servings))
            case .move(let position): return words(.move(place, recipe: recipe, to: position))
            case .undo: return words(.undo(place, recipe: recipe))
            case .cook: return there.isCooked ? "merged already_cooked" : words(.cook(place, recipe: recipe))
            default:
                let words = words(.remove(place, recipe: recipe))
                if words == "applied" { items[item] = nil }
                return words
            }
        }
    }

    private mutating func words(_ command: ReferenceModel.Command) -> String {
        menus.run(command).map { "refused \($0)" } ?? "applied"
    }

    private func place(of name: Int) -> ReferenceModel.Place? {
        if menus.planning?.name == name { return .planning }
        if menus.toCook?.name == name { return .toCook }
        return menus.archived.firstIndex { $0.name == name }.map { .archived($0) }
    }
}

import JSON
import RecipeAPI
import Sync
import TestSupport
import Testing
import Values

@testable import RecipeService

/// Random histories of clients whose batches are lost, late, twice and out of order, against a simple model.
@Suite struct RecipeSyncHistoryTests {
    @Test(arguments: Engine.allCases, SeededNumbers.seeds(3))
    func `every operation is done once, and recipes are what the model says`(
        engine: Engine,
        seed: UInt64
    ) async throws {
        try await withService(engine) { service in
            let client = service.client
            var random = SeededNumbers(seed: seed)
            var model = RecipeModel(cookbook: try await client.cookbook("Winter"))
            var phones = OfflinePhones<ModelOperation>()
            for _ in 0..<60 {
                guard let batch = phones.next(&random, { model.invent(&$0) }) else { continue }
                try await deliver(batch, of: &phones, by: client, to: &model)
                phones.answer(batch, &random)
            }
            for batch in phones.waiting { try await deliver(batch, of: &phones, by: client, to: &model) }
            let deleted = try await client.get("\(RecipePaths.deleted)?limit=200").decode(Ids.self).items.map(\.id)
            #expect(Set(deleted) == Set(model.recipes.filter(\.value.isDeleted).keys), "seed \(seed)")
        }
    }

    private func deliver(
        _ batch: [ModelOperation],
        of phones: inout OfflinePhones<ModelOperation>,
        by client: TestClient,
        to model: inout RecipeModel
    ) async throws {
        let answer = try await client.sync(batch.map(\.sent))
        // What was replaced depends on versions, which the model does not have.
        let words = answer.words.map { $0 == "merged replaced" ? "applied" : $0 }
        #expect(words == batch.map { model.carryOut($0) }, "\(batch.map(\.sent.text))")
        // Whoever hears an operation's end a second time hears the same.
        #expect(phones.note(answer.results) == [])
        for recipe in answer.items { #expect(ModelRecipe(recipe) == model.recipes[recipe.id]) }
        #expect(answer.missing.allSatisfy { model.recipes[$0]?.isDeleted ?? true } && answer.left == [])
    }
}

@JSONObject(.readOnly)
private struct Ids {
    @JSONObject(.readOnly)
    struct Item {
        var id: RecipeID
    }
    var items: [Item]
}

/// An operation, as it is sent and as the model does it.
private struct ModelOperation: ModelledOperation {
    enum Act {
        case add(title: String)
        case change(title: String?, servings: Int?, notes: String?)
        case favour(Bool)
        case rate(Int?)
        case file(Bool)
        case delete, restore
    }

    let recipe: RecipeID
    let act: Act
    let sent: SentOperation

    init(_ act: Act, to recipe: RecipeID, _ cookbook: CookbookID, seen: Int?) {
        (self.act, self.recipe) = (act, recipe)
        switch act {
        case .add(let title): sent = .add(recipe, #"{"title":"\#(title)"}"#)
        case .change(let title, let servings, let notes):
            let members = [
                title.map { #""title":"\#($0)""# }, servings.map { #""servings":\#($0)"# },
                notes.map { #""notes":"\#($0)""# },
            ]
            sent = .change(recipe, "{\(members.compactMap(\.self).joined(separator: ","))}", seen: seen)
        case .favour(let isFavourite): sent = .opine(recipe, #"{"favourite":\#(isFavourite)}"#)
        case .rate(let rating): sent = .opine(recipe, #"{"rating":\#(rating.map { "\($0)" } ?? "null")}"#)
        case .file(let isIn): sent = .file(recipe, in: cookbook, isIn)
        case .delete: sent = .delete(recipe)
        case .restore: sent = .restore(recipe)
        }
    }
}

/// A recipe as the model has it.
private struct ModelRecipe: Equatable {
    var title: String
    var servings = 4
    var notes: String?
    var isFavourite = false
    var rating: Int?
    var isFiled = false
    var isDeleted = false
}

extension ModelRecipe {
    init(_ recipe: SyncedRecipe) {
        self.init(
            title: recipe.title,
            servings: recipe.servings,
            notes: recipe.notes,
            isFavourite: recipe.opinion?.favourite ?? false,
            rating: recipe.opinion?.rating,
            isFiled: !recipe.cookbooks.isEmpty
        )
    }
}

/// Recipes as the table of `docs/sync.md` has them.
private struct RecipeModel {
    let cookbook: CookbookID
    private(set) var recipes: [RecipeID: ModelRecipe] = [:]
    private var ids: [RecipeID] = []
    private var done: [OperationID: String] = [:]

    init(cookbook: CookbookID) { self.cookbook = cookbook }

    /// What somebody may do.
    mutating func invent(_ random: inout SeededNumbers) -> ModelOperation {
        let kind = random.next(0...11)
        let number = random.next(1...5)
        if kind < 3 || ids.isEmpty {
            let id = ids.isEmpty || kind > 0 ? RecipeID(random.nextID()) : ids[0]
            if !ids.contains(id) { ids.append(id) }
            return ModelOperation(.add(title: "Recipe \(number % 2)"), to: id, cookbook, seen: nil)
        }
        let id = ids.suffix(8).randomElement(using: &random) ?? ids[0]
        let act: ModelOperation.Act =
            switch kind {
            case 3: .delete
            case 4: .restore
            case 5: .favour(number > 2)
            case 6: .rate(number == 5 ? nil : number)
            case 7: .file(number > 2)
            case 8: .change(title: "Recipe \(number)", servings: nil, notes: nil)
            case 9: .change(title: nil, servings: number, notes: "note \(number)")
            default: .change(title: nil, servings: nil, notes: "note \(number)")
            }
        return ModelOperation(act, to: id, cookbook, seen: random.next(0...2) == 0 ? nil : random.next(0...6))
    }

    /// Does an operation, unless it was done; gives what becomes of it.
    mutating func carryOut(_ operation: ModelOperation) -> String {
        if let words = done[operation.sent.id] { return words }
        let words = act(operation)
        done[operation.sent.id] = words
        return words
    }

    private mutating func act(_ operation: ModelOperation) -> String {
        guard var recipe = recipes[operation.recipe] else {
            switch operation.act {
            case .add(let title): recipes[operation.recipe] = ModelRecipe(title: title)
            case .delete: return "merged already_removed"
            default: return "refused not_found"
            }
            return "applied"
        }
        switch operation.act {
        case .add(let title):
            if recipe.isDeleted { return "refused recipe_deleted" }
            let isSame = recipe.title == title && recipe.servings == 4 && recipe.notes == nil
            return isSame ? "merged already_there" : "refused recipe_exists"
        case .restore where !recipe.isDeleted: return "merged already_there"
        case .restore: recipe.isDeleted = false
        case .delete where recipe.isDeleted: return "merged already_removed"
        case .delete: recipe.isDeleted = true
        case _ where recipe.isDeleted: return "refused not_found"
        case .change(let title, let servings, let notes):
            recipe.title = title ?? recipe.title
            recipe.servings = servings ?? recipe.servings
            recipe.notes = notes ?? recipe.notes
        case .favour(let isFavourite): recipe.isFavourite = isFavourite
        case .rate(let rating): recipe.rating = rating
        case .file(let isIn): recipe.isFiled = isIn
        }
        recipes[operation.recipe] = recipe
        return "applied"
    }
}

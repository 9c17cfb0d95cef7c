import Sync
import Values

/// Carries out what a client did to recipes, one operation after the other, as single calls would.
struct RecipeSync {
    var book: RecipeBook
    var deletion: Deletion
    var cookbooks: SQLCookbookStore
    var opinions: SQLOpinionStore
    let household: HouseholdID
    let user: UserID
    /// How many recipes the household may have.
    let quota: Quota?
    private var own = OwnVersions<RecipeID>()

    init(_ dependencies: Dependencies, of household: HouseholdID, by user: UserID, quota: Quota?) {
        (book, deletion) = (dependencies.book, dependencies.deletion)
        (cookbooks, opinions) = (dependencies.cookbooks, dependencies.opinions)
        (self.household, self.user, self.quota) = (household, user, quota)
    }

    /// Does an operation to a recipe, of which its client knew the version `seen`, and remembers that with it.
    mutating func carryOut(_ act: RecipeAct, on id: RecipeID, seen: Int?, as run: OperationRun) async throws {
        let known = seen.map { own.latest(of: id, after: $0) }
        book.store.alongside = { change in
            run.note(change, seen: known)
            return [run.statement]
        }
        deletion.store = book.store
        cookbooks.alongside = { [run.statement] }
        opinions.alongside = { [run.statement] }
        switch act {
        case .add(let content): try await add(content, as: id)
        case .change(let change):
            let versions = try await book.patch(id, version: nil, of: household, by: user, change).versions
            own.note(id, from: versions.old, to: versions.new)
        case .delete(let isConfirmed):
            do {
                _ = try await deletion.delete(id, version: nil, confirmed: isConfirmed, of: household)
            } catch RecipeError.missing {
                throw OperationNeedless(RecipeMerge.alreadyRemoved)
            }
        case .restore:
            guard try await deletion.restore(id, of: household, quota: quota) else {
                throw OperationNeedless(RecipeMerge.alreadyThere)
            }
        case .opine(let change):
            try await opinions.change(of: id, by: user, household, at: book.now(), change)
        case .file(let cookbook, let isIn):
            let change = try await cookbooks.change([id], of: cookbook, areIn: isIn, household, at: book.now())
            try change.check(id)
        }
    }

    /// Somebody who adds what is there with the same content has lost the answer.
    private func add(_ content: RecipeContent, as id: RecipeID) async throws {
        do {
            _ = try await book.create(content, id: id, of: household, by: user, quota: quota)
        } catch RecipeError.exists {
            let settled = try content.settlingPicture(after: nil, of: household)
            guard try await book.store.recipe(id, of: household)?.content == settled else { throw RecipeError.exists }
            throw OperationNeedless(RecipeMerge.alreadyThere)
        }
    }
}

extension OperationRun {
    /// Says which fields a change has filled anew that had become something else since a version.
    fileprivate func note(_ change: RecipeChange?, seen: Int?) {
        guard let change, let seen, seen < change.old.version else { return note(RecipeMerge?.none) }
        let fields = change.new.content.changes(since: change.old.content).map(\.rawValue)
        guard !fields.isEmpty else { return note(RecipeMerge?.none) }
        note(RecipeMerge.replaced, fields: fields, version: change.old.version)
    }
}

import FoundationEssentials
import Values

/// Why a change to a household's recipes is not made.
enum RecipeError: Error, Equatable {
    /// There is no such recipe in the household.
    case missing
    /// The household has a recipe with this id.
    case exists
    /// The recipe is in another version than the one the caller knows.
    case movedOn
    /// The recipe with this id is deleted, and can be restored.
    case deleted
    /// Others keep changing it.
    case contended
    /// It is to have a picture that the household does not have.
    case strangePicture
}

/// A recipe that was saved: what it was before, nil if it is new, and what it is.
struct Saved: Sendable {
    let old: RecipeContent?
    let new: RecipeContent
    /// Its versions before and after; 0 and 1 of a new one.
    var versions = (old: 0, new: 1)
}

/// What can be done with a household's recipes; what they are to say has been checked.
struct RecipeBook: Sendable {
    var store: SQLRecipeStore
    let now: @Sendable () -> Instant
    let newID: @Sendable () -> UUID

    /// Makes a recipe, under the caller's id if there is one.
    func create(
        _ content: RecipeContent,
        id: RecipeID?,
        of household: HouseholdID,
        by author: UserID,
        quota: Quota? = nil
    ) async throws -> RecipeID {
        let content = try content.settlingPicture(after: nil, of: household)
        let recipe = new(content, id: id ?? RecipeID(newID()), by: author)
        guard try await store.create(recipe, of: household, quota: quota) else { throw RecipeError.exists }
        return recipe.id
    }

    /// Makes a recipe under an id or replaces the one there; gives what it was and is.
    ///
    /// The same content changes nothing.
    func put(
        _ content: RecipeContent,
        id: RecipeID,
        version: Int?,
        of household: HouseholdID,
        by author: UserID,
        quota: Quota? = nil
    ) async throws -> Saved {
        try await retried(version) {
            guard let old = try await store.recipe(id, of: household) else {
                if version != nil { throw RecipeError.movedOn }
                let content = try content.settlingPicture(after: nil, of: household)
                let recipe = new(content, id: id, by: author)
                guard try await store.create(recipe, of: household, quota: quota) else { return nil }
                return Saved(old: nil, new: content)
            }
            let content = try content.settlingPicture(after: old.content, of: household)
            return try await replace(old, by: content, version, household, author)
        }
    }

    /// Changes what `change` changes, and gives what the recipe was and is.
    ///
    /// `isLookedAt` if a person has seen the rest of it, too, and `author` nil if that is Larder itself.
    @discardableResult
    func patch(
        _ id: RecipeID,
        version: Int?,
        of household: HouseholdID,
        by author: UserID?,
        isLookedAt: Bool = true,
        _ change: @Sendable (inout RecipeContent) throws -> Void
    ) async throws -> Saved {
        try await retried(version) {
            guard let old = try await store.recipe(id, of: household) else { throw RecipeError.missing }
            var content = old.content
            try change(&content)
            content = try content.settlingPicture(after: old.content, of: household)
            return try await replace(old, by: content, version, household, author, isLookedAt: isLookedAt)
        }
    }

    /// Notes why the picture of a recipe cannot be had from where it comes from, if that is still to be had from there.
    func note(_ problem: String, of id: RecipeID, source: String, _ household: HouseholdID) async throws {
        try await retried(nil) {
            guard let old = try await store.recipe(id, of: household), old.content.imageURL == nil,
                old.content.imageSource == source
            else { return }
            var content = old.content
            content.imageProblem = problem
            return try await replace(old, by: content, nil, household, nil, isLookedAt: false).map { _ in () }
        }
    }

    private func new(_ content: RecipeContent, id: RecipeID, by author: UserID) -> Recipe {
        let now = now()
        return Recipe(id: id, version: 1, content: content, createdAt: now, updatedAt: now, author: author)
    }

    /// Nil if somebody else was faster.
    private func replace(
        _ old: Recipe,
        by content: RecipeContent,
        _ version: Int?,
        _ household: HouseholdID,
        _ author: UserID?,
        isLookedAt: Bool = true
    ) async throws -> Saved? {
        // defence: versions
        if let version, version != old.version { throw RecipeError.movedOn }
        // Who saves a recipe has looked at it.
        let guesses = isLookedAt ? [] : old.guesses
        guard content != old.content || guesses != old.guesses else {
            return Saved(old: old.content, new: content, versions: (old.version, old.version))
        }
        var recipe = old
        recipe.version += 1
        recipe.content = content
        recipe.guesses = guesses
        recipe.updatedAt = now()
        let changes = content.changes(since: old.content)
        // That a picture has come, or does not come, is no change that anybody has made.
        let isKept = !changes.isEmpty && (author != nil || changes != [.image])
        if isKept { (recipe.author, recipe.changes) = (author, changes.map(\.rawValue)) }
        let change = RecipeChange(old: old, new: recipe, keepsOld: isKept)
        guard try await store.replace([change], of: household).contains(old.id) else { return nil }
        return Saved(old: old.content, new: content, versions: (old.version, recipe.version))
    }

    /// Tries again while somebody else is faster, unless the caller named the version to change.
    private func retried<Value>(_ version: Int?, _ attempt: () async throws -> Value?) async throws -> Value {
        for _ in 0..<5 {
            if let value = try await attempt() { return value }
            if version != nil { throw RecipeError.movedOn }
        }
        throw RecipeError.contended
    }
}

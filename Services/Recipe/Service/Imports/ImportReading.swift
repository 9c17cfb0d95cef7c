import Identity
import Media
import Values

/// Reads one item of an import, and keeps what comes of it.
struct ImportReading: Sendable {
    /// So many bytes of a page's text are kept for looking at.
    static let mostKept = 100_000

    let store: ImportStore
    let finding: ImportFinding
    let allowance: ImportAllowance
    let now: @Sendable () -> Instant
    /// Told of what went wrong here, and not elsewhere.
    let failed: @Sendable (ImportItemID, any Error) -> Void

    /// Reads an item and writes what has become of it; throws if that cannot be written.
    func read(_ item: StoredImportItem, _ claim: ClaimedImport) async throws {
        var item = item
        item.attempts += 1
        do {
            try await keep(item, claim)
        } catch let error as ImportLeaseLost {
            throw error
        } catch let error as CancellationError {
            throw error
        } catch let error as ImportIsDuplicate {
            item.title = error.title
            item.recipeID = error.id
            try await settle(item, .duplicate, claim)
        } catch let error as LimitReached {
            let code: ImportProblemCode = error.quota.subject == .imports ? .importLimit : .recipeLimit
            try await settle(item, .noRoom, claim, code)
        } catch is StorageFull {
            try await settle(item, .failed, claim, .storageFull)
        } catch let error as MediaError {
            let code = ImportProblemCode(error.code)
            if code == .failedHere { failed(item.id, error) }
            try await fail(item, code, claim)
        } catch let error as ExtractError {
            try await fail(item, ImportProblemCode(error), claim)
        } catch {
            failed(item.id, error)
            try await fail(item, .failedHere, claim)
        }
    }

    private func keep(_ item: StoredImportItem, _ claim: ClaimedImport) async throws {
        let household = claim.household
        if item.kind == .url, item.again == 0 {
            let key = ImportSource.key(ofURL: item.name)
            if let known = try await store.existing(keys: [key], urls: [item.name], of: household) { throw known }
        }
        let quotas = try await allowance.check(isFetched: item.kind == .url, of: household)
        let body = item.kind == .url ? [] : try await store.body(0, of: item.id, household) ?? []
        let found = try await finding.find(item, body, language: claim.row.language)
        let read = try found.recipe.content(DraftTexts.catalogue.texts(in: claim.row.language)).checked()
        let content = try read.settlingPicture(after: nil, of: household)
        if item.again == 0, let url = content.origin.url,
            let known = try await store.existing(keys: [], urls: [url], of: household)
        {
            throw known
        }
        let now = now()
        let imported = ImportedRecipe(
            recipe: Recipe(
                id: item.newRecipe,
                version: 1,
                content: content,
                guesses: found.recipe.guesses,
                createdAt: now,
                updatedAt: now
            ),
            keys: ImportSource.keys(of: content, urls: found.urls),
            recipes: quotas.recipes,
            imports: quotas.imports.map { ($0, allowance.month) }
        )
        var item = item
        item.become(imported.recipe)
        // What was sent is kept as it is.
        let shown = item.guesses != nil && item.kind == .url ? found.recipe.recipe.shownText : nil
        try await store.keep(
            imported,
            of: item,
            claim,
            kept: shown.map { Array($0.utf8.prefix(Self.mostKept)) },
            at: now
        )
    }

    /// Writes that an item failed: for good, or for now.
    private func fail(_ item: StoredImportItem, _ code: ImportProblemCode, _ claim: ClaimedImport) async throws {
        guard code.isPassing, item.attempts < ImportRetry.attempts else {
            return try await settle(item, .failed, claim, code)
        }
        var item = item
        item.problem = code.rawValue
        item.dueAt = now() + ImportRetry.pause(after: item.attempts)
        try await store.settle(item, claim, at: now())
    }

    private func settle(
        _ item: StoredImportItem,
        _ outcome: ImportOutcome,
        _ claim: ClaimedImport,
        _ code: ImportProblemCode? = nil
    ) async throws {
        guard let status = item.status.after(outcome) else { return }
        var item = item
        item.status = status
        item.problem = code?.rawValue
        try await store.settle(item, claim, at: now())
    }
}

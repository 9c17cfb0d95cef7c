import Identity
import Values

/// Reads one item of an import, and keeps what comes of it.
struct ImportReading: Sendable {
    /// So many bytes of a page's text are kept for looking at.
    static let mostKept = 100_000

    let store: ImportStore
    let extractor: Extractor
    let allowance: ImportAllowance
    let now: @Sendable () -> Instant
    /// Told of what went wrong here, and not elsewhere.
    let failed: @Sendable (ImportItemID, any Error) -> Void

    /// What an item has been read as.
    private struct Found {
        var recipe: ReadRecipe
        /// The addresses it was found at.
        var urls: [String] = []
    }

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
        let found = try await find(item, claim)
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
        let shown = item.guesses == nil ? nil : found.recipe.recipe.shownText
        try await store.keep(
            imported,
            of: item,
            claim,
            kept: shown.map { Array($0.utf8.prefix(Self.mostKept)) },
            at: now
        )
    }

    private func find(_ item: StoredImportItem, _ claim: ClaimedImport) async throws -> Found {
        switch item.kind {
        case .url:
            let recipe = try await extractor.recipe(at: item.name)
            return Found(recipe: recipe, urls: [item.name] + recipe.urls)
        case .html:
            let html = try await text(of: item, claim)
            let url = PageURL.isWeb(item.name) ? item.name : ""
            let recipe = try await extractor.recipe(of: html, url: url)
            return Found(recipe: recipe, urls: url.isEmpty ? [] : [url])
        case .text: return Found(recipe: try await extractor.recipe(ofText: try await text(of: item, claim)))
        case .photo, .pdf, .file, .recipe: throw ExtractError.notAPage
        }
    }

    private func text(of item: StoredImportItem, _ claim: ClaimedImport) async throws -> String {
        String(decoding: try await store.body(0, of: item.id, claim.household) ?? [], as: UTF8.self)
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

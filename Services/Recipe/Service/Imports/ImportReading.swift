import Identity
import Media
import Values

/// Reads one item of an import, and keeps what comes of it.
struct ImportReading: Sendable {
    /// So many bytes of a page's text are kept for looking at.
    static let mostKept = 100_000

    let store: ImportStore
    let finding: ImportFinding
    let files: ImportFileReading
    let allowance: ImportAllowance
    let now: @Sendable () -> Instant
    /// Told of what went wrong here, and not elsewhere.
    let failed: @Sendable (ImportItemID, any Error) -> Void

    /// Reads an item and writes what has become of it; throws if that cannot be written.
    func read(_ item: StoredImportItem, _ claim: ClaimedImport) async throws {
        var item = item
        item.attempts += 1
        do {
            if item.kind == .file {
                try await readFile(item, claim)
            } else {
                try await keep(item, claim)
            }
        } catch let error as ImportLeaseLost {
            throw error
        } catch let error as CancellationError {
            throw error
        } catch let error as ImportIsDuplicate {
            item.title = error.title
            item.recipeID = error.id
            try await settle(item, .duplicate, claim)
        } catch let error as LimitReached {
            try await settle(item, .noRoom, claim, ImportProblemCode(error))
        } catch is ImportIsRefused {
            try await fail(item, .notKept, claim)
        } catch is StorageFull {
            try await settle(item, .failed, claim, .storageFull)
        } catch let error as MediaError {
            let code = ImportProblemCode(error.code)
            if code == .failedHere { failed(item.id, error) }
            try await fail(item, code, claim)
        } catch let error as ForeignFileError {
            try await fail(item, ImportProblemCode(error), claim)
        } catch let error as ExtractError {
            try await fail(item, ImportProblemCode(error), claim)
        } catch let error as VideoError {
            if case .failed = error { failed(item.id, error) }
            try await fail(item, ImportProblemCode(error), claim)
        } catch {
            failed(item.id, error)
            try await fail(item, .failedHere, claim)
        }
    }

    /// Reads a file: the recipes of another app, or what else it is.
    private func readFile(_ item: StoredImportItem, _ claim: ClaimedImport) async throws {
        let household = claim.household
        let start = try await store.body(0, of: item.id, household) ?? []
        let kind = ImportFile.kind(of: start)
        guard kind == .file else { return try await keep(item, claim, as: kind) }
        guard let spool = ImportSpool() else { throw ForeignFileError.unreadable }
        var part = 0
        while let bytes = part == 0 ? start : try await store.body(part, of: item.id, household) {
            guard spool.append(bytes) else { throw ForeignFileError.unreadable }
            part += 1
        }
        let quota = try await allowance.check(isFetched: false, of: household).recipes
        do {
            try await files.read(item, spool, claim, quota)
        } catch ForeignFileError.unknown where part == 1 && ImportFile.isText(start) {
            try await keep(item, claim, as: ImportFile.isHTML(start) ? .html : .text)
        }
    }

    /// What was sent of an item, as far as a photo, a PDF, a page or a text may be long: one file, or photos that belong
    /// together.
    private func files(of item: StoredImportItem, _ household: HouseholdID) async throws -> [[UInt8]] {
        var files: [[UInt8]] = []
        var part = 0
        while let bytes = try await store.body(part, of: item.id, household) {
            if item.kind == .photos || part == 0 { files.append(bytes) } else { files[0] += bytes }
            part += 1
            guard item.kind == .photos || files[0].count <= ImportFile.mostBytes else { throw ExtractError.tooLarge }
        }
        return files
    }

    private func keep(_ item: StoredImportItem, _ claim: ClaimedImport, as kind: ImportKind? = nil) async throws {
        let household = claim.household
        if item.kind == .url, item.again == 0 {
            let key = ImportSource.key(ofURL: item.name)
            if let known = try await store.existing(keys: [key], urls: [item.name], of: household) { throw known }
        }
        let quotas = try await allowance.check(isFetched: item.kind == .url, of: household)
        let files = item.kind == .url ? [] : try await files(of: item, household)
        let found = try await finding.find(item, kind ?? item.kind, files, language: claim.row.language)
        let read = found.recipe.content(DraftTexts.catalogue.texts(in: claim.row.language))
        guard let content = read.kept(by: household) else { throw ImportIsRefused() }
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
            imports: quotas.imports.all.isEmpty ? nil : (quotas.imports, allowance.month)
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

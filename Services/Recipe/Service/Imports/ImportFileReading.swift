import Identity
import Loop
import Media
import Values

/// Imports the recipes of a file, one after the other, from where it was when it was last stopped.
struct ImportFileReading: Sendable {
    let store: ImportStore
    let pictures: Pictures
    /// Files are read here, for as long as it takes.
    let pool: ThreadPool
    let now: @Sendable () -> Instant

    /// Reads the file to its end; throws `ForeignFileError` if it is none, and `LimitReached` where the plan ends.
    func read(_ item: StoredImportItem, _ file: ImportSpool, _ claim: ClaimedImport, _ quota: Quota?) async throws {
        var item = item
        var failure: ForeignFileError?
        // Of a file that is read once more, what has been dealt with stays as it is.
        let known = item.again == 1 ? try await store.parts(of: item, claim.household) : []
        while true {
            let (path, name, done) = (file.path, item.name, item.progress)
            let batch = try await pool.run { try ForeignBatch(of: path, named: name, after: done) }
            for found in batch.items {
                try Task.checkCancellation()
                if known.contains(StoredImportItem(partOf: item, at: now()).id) {
                    try await store.pass(item, claim)
                } else {
                    try await keep(found, of: item, claim, quota)
                }
                item.progress += 1
            }
            if batch.isEnd {
                failure = batch.failure
                break
            }
        }
        if let failure {
            guard item.progress > 0 else { throw failure }
            let rest = ForeignItem.damaged(entry: "", reason: failure.damage)
            try await keep(rest, of: item, claim, quota)
        } else if item.progress == 0 {
            throw ExtractError.noRecipe
        }
        item.status = item.status.after(.fileRead) ?? item.status
        item.problem = nil
        try await store.settle(item, claim, at: now())
    }

    private func keep(
        _ found: ForeignItem,
        of file: StoredImportItem,
        _ claim: ClaimedImport,
        _ quota: Quota?
    ) async throws {
        var child = StoredImportItem(partOf: file, at: now())
        switch found {
        case .damaged(let entry, let reason):
            child.name = entry.cut(300)
            child.status = .failed
            child.problem = ImportProblemCode(reason).rawValue
            try await store.settle(child, partOf: file, claim, at: now())
        case .recipe(let foreign):
            child.name = foreign.entry.cut(300)
            do {
                let imported = try await imported(foreign, &child, claim.household, quota)
                try await store.keep(imported, of: child, partOf: file, claim, at: now())
            } catch let error as ImportIsDuplicate {
                child.status = .duplicate
                (child.title, child.recipeID, child.remarks) = (error.title, error.id, nil)
                try await store.settle(child, partOf: file, claim, at: now())
            } catch let error where error is StorageFull || error is ImportIsRefused {
                let code: ImportProblemCode = error is StorageFull ? .storageFull : .notKept
                child.status = .failed
                (child.recipeID, child.problem) = (nil, code.rawValue)
                try await store.settle(child, partOf: file, claim, at: now())
            }
        }
    }

    /// The recipe as it is kept, with its picture; notes in the item what it becomes.
    private func imported(
        _ foreign: ForeignRecipe,
        _ child: inout StoredImportItem,
        _ household: HouseholdID,
        _ quota: Quota?
    ) async throws -> ImportedRecipe {
        var foreign = foreign
        let source = foreign.content.origin.url.map { [$0] } ?? []
        let keys = ImportSource.keys(of: foreign.content, urls: source)
        if child.again == 0, let known = try await store.existing(keys: keys, urls: source, of: household) {
            throw known
        }
        if case .bytes(let bytes) = foreign.picture {
            do {
                let picture = try await pictures.keep(bytes, of: household)
                foreign.content.imageURL = PictureAddress(household: household, picture: picture).path
            } catch let error where error is MediaError || error is StorageFull {
                // The recipe is worth more than its picture.
                foreign.content.imageURL = nil
                foreign.remarks.append(ForeignRemark(noPicture: error))
            }
        }
        guard let content = foreign.content.kept(by: household) else { throw ImportIsRefused() }
        let recipe = Recipe(id: child.newRecipe, version: 1, content: content, createdAt: now(), updatedAt: now())
        child.become(recipe)
        child.remark(foreign.remarks.map(\.rawValue))
        var imported = ImportedRecipe(recipe: recipe, keys: keys, recipes: quota)
        if let day = foreign.lastCooked { imported.cooked = (max(1, foreign.timesCooked), day) }
        imported.cookbooks = foreign.cookbooks
        return imported
    }
}

extension ForeignRemark {
    /// Why a recipe has lost the picture that it has in its file.
    fileprivate init(noPicture error: any Error) {
        switch (error as? MediaError)?.code {
        case nil: self = .pictureNoRoom
        case .missing: self = .pictureNoReader
        default: self = .pictureDamaged
        }
    }
}

extension ForeignFileError {
    /// The same as what is wrong with the rest of a file.
    fileprivate var damage: ForeignDamage {
        switch self {
        case .tooLarge, .tooManyEntries: .tooLarge
        case .bomb: .bomb
        case .unknown, .unreadable, .damaged, .abandoned: .damaged
        }
    }
}

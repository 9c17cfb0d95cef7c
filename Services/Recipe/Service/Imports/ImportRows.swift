import Crypto
public import Database
import FoundationEssentials
import JSON
public import Values

/// An import's row.
@TableRow("recipe_import")
struct StoredImport: Sendable {
    @Column(.key) var id: ImportID
    var version: Int = 1
    /// In which language it is told of.
    @Column(.insertOnly) var language: String
    /// What its first thing is called; nil for one that was asked for before names were kept.
    @Column(.insertOnly) var name: String?
    var total: Int
    var queued: Int
    var waiting: Int = 0
    var active: Int = 0
    var pendingReview: Int = 0
    var failed: Int = 0
    var duplicate: Int = 0
    /// When there is something to do next; nil for never.
    var dueAt: Instant?
    @Column(.insertOnly) var createdAt: Instant
    var updatedAt: Instant

    /// How many things are in which status.
    var counts: ImportCounts {
        var counts = ImportCounts()
        (counts.total, counts.queued, counts.waiting) = (total, queued, waiting)
        (counts.active, counts.pendingReview) = (active, pendingReview)
        (counts.failed, counts.duplicates) = (failed, duplicate)
        return counts
    }
}

/// The row of one thing that is imported.
@TableRow("recipe_import_item")
struct StoredImportItem: Sendable {
    @Column(.key) var id: ImportItemID
    @Column("import_id", .insertOnly) var importID: ImportID
    /// Its place in the import, from 0.
    @Column(.insertOnly) var position: Int
    @Column(.insertOnly) var kind: ImportKind
    @Column(.insertOnly) var name: String
    var status: ImportStatus = .queued
    var title: String?
    var recipeID: RecipeID?
    /// What was guessed, as JSON.
    var guesses: String?
    /// The code of what went wrong.
    var problem: String?
    var attempts: Int = 0
    /// 1 if it is imported although the household has it.
    var again: Int = 0
    /// How many bytes are sent in parts; nil for what came with the request.
    @Column(.insertOnly) var uploadSize: Int?
    /// What could not be kept of it, as JSON: codes.
    var remarks: String?
    /// How many recipes of a file have been dealt with.
    @Column(.insertOnly) var progress: Int = 0
    /// When it is to be read.
    var dueAt: Instant

    /// Takes note of what could not be kept.
    mutating func remark(_ codes: [String]) { remarks = codes.isEmpty ? nil : codes.jsonText() }

    /// Takes note of the recipe that it has become.
    mutating func become(_ recipe: Recipe) {
        status = status.after(.recipe(isGuessed: !recipe.guesses.isEmpty)) ?? status
        title = recipe.content.title
        recipeID = recipe.id
        guesses = recipe.guesses.isEmpty ? nil : recipe.guesses.jsonText()
        problem = nil
    }

    /// The id of the recipe that it becomes: its own, so that what is done twice makes one recipe.
    var newRecipe: RecipeID { RecipeID(id.uuid) }
}

extension StoredImportItem {
    /// More recipes than any file has.
    static let mostParts = 1_000_000

    /// The places of a file's recipes: behind all files.
    var parts: Range<Int> { (position + 1) * Self.mostParts..<(position + 2) * Self.mostParts }

    /// The next recipe of a file, whose id is the same whenever it is read.
    init(partOf file: StoredImportItem, at now: Instant) {
        self.init(
            id: ImportItemID(UUID.version5(namespace: file.id.uuid, name: String(file.progress))),
            importID: file.importID,
            position: file.parts.lowerBound + file.progress,
            kind: .recipe,
            name: "",
            again: file.again,
            dueAt: now
        )
    }
}

extension ImportKind: SQLReadable, SQLBindable {}
extension ImportStatus: SQLReadable, SQLBindable {}

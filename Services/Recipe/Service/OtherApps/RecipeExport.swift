import Archives
import HTTP
import Loop
import Values

/// Writes all recipes of a household into a zip file on the disk, a portion at a time.
struct RecipeExport: Sendable {
    /// How recipes are written.
    enum Format: String, CaseIterable, Sendable {
        /// One JSON document of Schema.org each, which Larder reads back whole.
        case schemaOrg = "schema_org"
        /// One text each in Cooklang.
        case cooklang
    }

    /// A recipe's picture as it is kept; nil if it has none.
    typealias Picture = @Sendable (ExportedRecipe, HouseholdID) async throws -> (bytes: [UInt8], ending: String)?

    let store: SQLRecipeStore
    /// Where files are packed, which takes longer than the loop may wait.
    let pool: ThreadPool
    /// How many are written at a time, as each holds a file on the disk.
    let turns: Turns
    let now: @Sendable () -> Instant
    let picture: Picture

    /// The file; a 503 if too many are being written, or the disk takes no more.
    func file(of household: HouseholdID, as format: Format) async throws -> SpooledBody {
        guard await turns.take() else { throw Problem.busy }
        defer { turns.give() }
        guard let file = SpooledBody() else { throw Problem.unavailable() }
        let writer = try ArchiveWriter(at: now())
        var last: RecipeID?
        repeat {
            let portion = try await store.portion(after: last, of: household)
            for recipe in portion.recipes {
                let picture = try await picture(recipe, household)
                try await packing { try Self.add(recipe, picture, as: format, to: writer) { file.append($0) } }
            }
            last = portion.last
        } while last != nil
        try await packing { try writer.finish { file.append($0) } }
        return file
    }

    private func packing(_ work: @escaping @Sendable () throws -> Void) async throws {
        do {
            try await pool.answering(work)
        } catch is ArchiveWriter.Failure {
            throw Problem.unavailable()
        }
    }

    private static func add(
        _ recipe: ExportedRecipe,
        _ picture: (bytes: [UInt8], ending: String)?,
        as format: Format,
        to writer: ArchiveWriter,
        _ write: ([UInt8]) -> Bool
    ) throws {
        let stem = recipe.stem
        let name = picture.map { "\(stem).\($0.ending)" }
        switch format {
        case .schemaOrg: try writer.add("\(stem).json", RecipeFile.json(recipe, picture: name), write)
        case .cooklang: try writer.add("\(stem).cook", Array(CooklangWriter.text(recipe).utf8), write)
        }
        // Right behind the recipe: who reads the file need not go back.
        if let name, let picture { try writer.add(name, picture.bytes, isPacked: true, write) }
    }
}

import JSON
import RecipeAPI
import Values

/// What imports say, in all languages.
struct ImportTexts: Sendable {
    /// The texts in all languages.
    static let catalogue = TextCatalogue.included("imports")

    let texts: Texts

    /// The texts in a language; in English if there are none in it.
    init(in language: String?) { texts = Self.catalogue.texts(in: language) }

    /// How far an import is, as in "2 of 5 read: 1 recipe added, 1 to check".
    func message(_ counts: ImportCounts) -> String {
        let parts = [
            ("active", counts.active), ("pending_review", counts.pendingReview), ("duplicates", counts.duplicates),
            ("failed", counts.failed), ("waiting", counts.waiting),
        ]
        .filter { $0.1 > 0 }.map { texts("part.\($0.0)", count: $0.1) }
        let list = parts.joined(separator: ", ")
        guard counts.queued > 0 else { return parts.isEmpty ? texts("nothing") : list }
        let done = texts("progress", count: counts.total, ["done": String(counts.done)])
        return parts.isEmpty ? done : "\(done): \(list)"
    }

    /// What could not be kept.
    func remark(_ code: String) -> ImportProblem {
        ImportProblem(code: code, detail: texts.find("remark.\(code)") ?? texts("problem.unknown"), next: nil)
    }

    /// Why something of a kind failed or waits.
    func problem(_ code: String, of kind: ImportKind) -> ImportProblem {
        // Whoever has sent all there is has nothing else to send.
        let isSent = kind != .url && kind != .html
        let sent = kind == .photos ? ImportKind.photo : kind
        let next =
            texts.find("next.\(code).\(sent.rawValue)") ?? (isSent ? texts.find("next.\(code).sent") : nil)
            ?? texts.find("next.\(code)")
        return ImportProblem(code: code, detail: texts.find("problem.\(code)") ?? texts("problem.unknown"), next: next)
    }
}

extension ImportBody {
    /// An import as it is shown, without items.
    init(_ row: StoredImport, _ texts: ImportTexts) {
        self.init(
            id: row.id,
            version: row.version,
            state: row.counts.state,
            counts: row.counts,
            message: texts.message(row.counts),
            name: row.name,
            createdAt: row.createdAt,
            updatedAt: row.updatedAt
        )
    }
}

extension ImportItemBody {
    /// An item as it is shown.
    init(_ row: StoredImportItem, _ texts: ImportTexts) {
        let remarks: [String]? = row.remarks.flatMap { try? JSONReader.read(from: $0) }
        let guesses: [RecipeGuess]? = row.guesses.flatMap { try? JSONReader.read(from: $0) }
        self.init(
            id: row.id,
            kind: row.kind,
            name: row.name,
            status: row.status,
            title: row.title,
            recipeID: row.recipeID,
            guesses: guesses ?? [],
            problem: row.problem.map { texts.problem($0, of: row.kind) },
            attempts: row.attempts,
            remarks: (remarks ?? []).map(texts.remark)
        )
    }
}

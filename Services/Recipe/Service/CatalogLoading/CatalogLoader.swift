import Archives
import Crypto
import Kitchen
import Loop
import Values

/// Loads a file as the next edition of the catalogue.
///
/// One thread reads the file, two read recipes, and portions are written in their order, each in a transaction with the
/// count of what has been dealt with. Stopped anywhere, the same file goes on after the last portion that was written.
struct CatalogLoader: Sendable {
    /// How far it is.
    struct Progress: Sendable {
        /// Which part of the file has been read, from 0 to 1.
        var fraction: Double
        /// How many recipes there are.
        var recipes: Int
        /// How many entries were dealt with before the file was opened this time, and are now.
        var before: Int
        var entries: Int
        /// Entries that could not be read just now.
        var damaged: [(number: Int, reason: ForeignDamage)] = []
    }

    /// What has come of a file.
    enum Outcome: Equatable, Sendable {
        /// It is what is read now.
        case loaded(recipes: Int, skipped: Int, doubles: Int, before: Int)
        /// It was what is read before.
        case isThere
    }

    let store: CatalogLoadStore
    /// Reads the file.
    let reading: ThreadPool
    /// Reads recipes.
    let parsing: ThreadPool
    /// How many recipes a catalogue may have.
    var most = Self.mostRecipes

    static let mostRecipes = 200_000
    /// How many entries that could not be read are named; the others are counted.
    static let mostNamed = 1000
    /// How many portions are read and not yet written.
    static let ahead = 4

    /// Loads the file at a path; `tell` is told how far it is.
    func load(_ path: String, tell: (Progress) -> Void) async throws -> Outcome {
        let digest = try await reading.run { try Self.digest(ofFileAt: path) }
        let found = try await store.edition(of: digest)
        // What a killed one has left, or what was begun with another file.
        try await store.sweep()
        guard var edition = found else { return .isThere }
        let before = edition.entries
        do {
            try await fill(&edition, path, tell)
            if edition.recipes == 0 { throw CatalogLoadError.empty(skipped: edition.skipped) }
        } catch {
            // This file will never be the catalogue.
            if let fault = error as? CatalogLoadError, fault != .elsewhere {
                try await store.abandon(edition)
                try await store.sweep()
            }
            throw error
        }
        try await store.publish(edition)
        try await store.sweep()
        return .loaded(
            recipes: edition.recipes,
            skipped: edition.skipped,
            doubles: edition.doubles,
            before: before
        )
    }

    private func fill(_ edition: inout StoredCatalogEdition, _ path: String, _ tell: (Progress) -> Void) async throws {
        let (before, start) = (edition.entries, edition.startedAt)
        let file = try await reading.run { try CatalogFile(path: path, skipping: before) }
        var waiting: [Task<CatalogPart, any Error>] = []
        defer { for task in waiting { task.cancel() } }
        var isOver = false
        while true {
            while !isOver, waiting.count < Self.ahead {
                guard let portion = try await reading.run({ try file.next() }) else {
                    isOver = true
                    break
                }
                waiting.append(
                    Task { [parsing] in
                        try await parsing.run { try CatalogPart(portion, since: start, .standard) }
                    }
                )
            }
            guard !waiting.isEmpty else { return }
            let part = try await waiting.removeFirst().value
            guard edition.recipes + part.recipes.count <= most else { throw CatalogLoadError.tooMany(most) }
            try await store.write(part, to: &edition)
            tell(
                Progress(
                    fraction: part.fraction,
                    recipes: edition.recipes,
                    before: before,
                    entries: edition.entries,
                    damaged: part.damaged
                )
            )
        }
    }

    /// What a file is known by: the hash of its bytes.
    static func digest(ofFileAt path: String) throws(CatalogLoadError) -> String {
        guard let file = StoredFile(path) else { throw .unreadable }
        var hash = SHA256.Stream()
        var place = 0
        while place < file.size {
            let bytes = file.bytes(at: place, 1 << 20)
            guard !bytes.isEmpty else { throw .unreadable }
            hash.add(bytes)
            place += bytes.count
        }
        return hash.hash.hex
    }
}

extension CatalogLoader.Outcome {
    /// What the operator is told.
    func sentence(after time: Duration) -> String {
        switch self {
        case .isThere: return "This file is the catalogue already."
        case .loaded(let recipes, let skipped, let doubles, let before):
            var text = "The catalogue has \(recipes) recipes"
            if skipped > 0 { text += "; \(skipped) entries could not be read" }
            if doubles > 0 { text += "; \(doubles) were there already, with the same source" }
            if before > 0 { text += "; it went on after entry #\(before)" }
            return text + ". It took \(time.components.seconds) s."
        }
    }
}

extension ForeignDamage {
    /// What the operator is told of an entry.
    var sentence: String {
        switch self {
        case .notJSON, .damaged: "it is no JSON."
        case .noRecipe: "it has no title, or neither ingredients nor steps."
        case .tooLarge: "it has more than \(CatalogPieces.largest) bytes."
        case .tooComplicated: "reading it takes more work than a recipe is worth."
        case .bomb, .encrypted, .link, .name, .tooDeep: "it cannot be read (\(rawValue))."
        }
    }
}

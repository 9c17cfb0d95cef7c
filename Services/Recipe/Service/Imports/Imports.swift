import FoundationEssentials
import Values

/// What a person wants read, checked.
enum ImportWish: Sendable {
    /// Pages, by their addresses.
    case pages([String])
    /// A page that the client has, and where it is from.
    case html(String, url: String?)
    /// A text.
    case text(String)
}

/// Why an import cannot be changed or shown.
enum ImportError: Error, Equatable {
    /// There is no such import in the household.
    case missing
    /// The household has an import with this id.
    case exists
}

/// What can be done with a household's imports.
struct Imports: Sendable {
    let store: ImportStore
    let now: @Sendable () -> Instant
    let newID: @Sendable () -> UUID

    /// Takes what is to be read; it is read in the background.
    func add(
        _ wish: ImportWish,
        id: ImportID?,
        again: Bool,
        language: String,
        of household: HouseholdID
    ) async throws -> StoredImport {
        let now = now()
        let id = id ?? ImportID(newID())
        let items = items(of: wish, in: id, again: again, at: now)
        let row = StoredImport(
            id: id,
            language: language,
            total: items.count,
            queued: items.count,
            dueAt: now,
            createdAt: now,
            updatedAt: now
        )
        guard try await store.add(row, items, of: household) else { throw ImportError.exists }
        return row
    }

    /// Tries again what failed or waits.
    func carryOut(_ command: ImportCommand, on id: ImportID, of household: HouseholdID) async throws -> StoredImport {
        guard let row = try await store.carryOut(command, on: id, of: household, at: now()) else {
            throw ImportError.missing
        }
        return row
    }

    private func items(
        of wish: ImportWish,
        in id: ImportID,
        again: Bool,
        at now: Instant
    ) -> [ImportStore.NewItem] {
        func item(
            _ kind: ImportKind,
            _ name: String,
            _ position: Int = 0,
            _ parts: [[UInt8]] = []
        ) -> ImportStore.NewItem {
            let row = StoredImportItem(
                id: ImportItemID(newID()),
                importID: id,
                position: position,
                kind: kind,
                name: name.cut(2048),
                again: again ? 1 : 0,
                dueAt: now
            )
            return ImportStore.NewItem(row: row, parts: parts)
        }
        switch wish {
        case .pages(let urls):
            var seen: Set<String> = []
            return urls.filter { seen.insert(ImportSource.key(ofURL: $0)).inserted }.enumerated()
                .map { item(.url, $0.element, $0.offset) }
        case .html(let html, let url): return [item(.html, url ?? "", 0, [Array(html.utf8)])]
        case .text(let text):
            let first = text.split(whereSeparator: \.isNewline).first { $0.contains { !$0.isWhitespace } } ?? ""
            return [item(.text, PlainText.collapsed(PlainText.cut(String(first), 400)).cut(100), 0, [Array(text.utf8)])]
        }
    }
}

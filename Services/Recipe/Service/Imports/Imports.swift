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
    /// Files: photos, PDFs, pages, texts, and what other apps write.
    case files([ImportFile])
    /// Photos and PDFs that are one recipe, in the order of its pages.
    case together([ImportFile])
    /// A file of so many bytes that is sent in parts.
    case upload(name: String, size: Int)
}

/// Why an import cannot be changed or shown.
enum ImportError: Error, Equatable {
    /// There is no such import in the household.
    case missing
    /// The household has an import with this id.
    case exists
    /// The import expects no such part, or has it already.
    case noSuchPart
    /// The part has not as many bytes as it must have.
    case partSize(Int)
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
            name: items.first.map(\.row.name).flatMap { $0.isEmpty ? nil : $0 },
            total: items.count,
            queued: items.count,
            // What is still to be sent is not read.
            dueAt: items.contains { $0.row.uploadSize == nil } ? now : nil,
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

    /// Takes a part of a file, counted from 0; once the last one is there it is read.
    func addPart(_ part: Int, _ bytes: [UInt8], to id: ImportID, of household: HouseholdID) async throws -> StoredImport
    {
        guard let found = try await store.import(id, of: household, after: -1, limit: 1) else {
            throw ImportError.missing
        }
        guard let item = found.items.first, let size = item.uploadSize, (0..<ImportFile.parts(of: size)).contains(part)
        else { throw ImportError.noSuchPart }
        let wanted = min(ImportFile.partSize, size - part * ImportFile.partSize)
        guard bytes.count == wanted else { throw ImportError.partSize(wanted) }
        return try await store.addPart(part, bytes, of: item, household, at: now())
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
            _ parts: [[UInt8]] = [],
            uploadSize: Int? = nil
        ) -> ImportStore.NewItem {
            let row = StoredImportItem(
                id: ImportItemID(newID()),
                importID: id,
                position: position,
                kind: kind,
                name: name.cut(2048),
                again: again ? 1 : 0,
                uploadSize: uploadSize,
                dueAt: uploadSize == nil ? now : now + ImportStore.lifetime
            )
            return ImportStore.NewItem(row: row, parts: parts)
        }
        switch wish {
        case .pages(let urls):
            var seen: Set<String> = []
            return urls.filter { seen.insert(ImportSource.key(ofURL: $0)).inserted }.enumerated()
                .map { item(.url, $0.element, $0.offset) }
        case .html(let html, let url): return [item(.html, url ?? "", 0, [Array(html.utf8)])]
        case .files(let files):
            return files.enumerated().map { item($0.element.kind, $0.element.name, $0.offset, [$0.element.bytes]) }
        case .together(let files):
            return [item(.photos, files.map(\.name).joined(separator: ", ").cut(300), 0, files.map(\.bytes))]
        case .upload(let name, let size): return [item(.file, name, uploadSize: size)]
        case .text(let text):
            let first = text.split(whereSeparator: \.isNewline).first { $0.contains { !$0.isWhitespace } } ?? ""
            return [item(.text, PlainText.collapsed(PlainText.cut(String(first), 400)).cut(100), 0, [Array(text.utf8)])]
        }
    }
}

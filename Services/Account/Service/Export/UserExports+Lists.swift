import AccountAPI
import HTTP
import Identity
import JSON
import Values

/// How a document's lists are read, a page at a time, and written.
extension UserExports {
    /// Every item of a list that is read in pages.
    func everyPage<Item, Place>(
        _ read: (Place?, _ limit: Int) async throws -> [Item],
        next: (Item) -> Place,
        write: (Item) throws -> Void
    ) async throws {
        let size = 200
        var last: Place?
        repeat {
            let page = try await read(last, size)
            for item in page { try write(item) }
            last = page.count == size ? page.last.map(next) : nil
        } while last != nil
    }

    /// A member that holds every thing of a list.
    func all(
        _ name: String,
        _ service: String,
        _ household: HouseholdID,
        _ path: String,
        _ file: SpooledBody
    ) async throws {
        try await list(name, to: file) { element in
            try await pages(service, household, path) { page in
                for item in page.items { try element(item) }
            }
        }
    }

    /// A member that holds every thing of a list, each read whole.
    func each(
        _ name: String,
        _ service: String,
        _ household: HouseholdID,
        _ path: String,
        _ prefix: String,
        _ file: SpooledBody
    ) async throws {
        try await list(name, to: file) { element in
            try await pages(service, household, path) { page in
                for id in page.ids { try element(try await ask(service, household, .get, prefix + id, [])) }
            }
        }
    }

    /// A member whose value is a list.
    func list(
        _ name: String,
        to file: SpooledBody,
        _ body: (([UInt8]) throws -> Void) async throws -> Void
    ) async throws {
        try write(Array(",\"\(name)\":[".utf8), to: file)
        var isFirst = true
        try await body { element in
            if !isFirst { try write([UInt8(ascii: ",")], to: file) }
            isFirst = false
            try write(element, to: file)
        }
        try write([UInt8(ascii: "]")], to: file)
    }

    /// Every page of a list, one after the other.
    func pages(
        _ service: String,
        _ household: HouseholdID,
        _ path: String,
        _ body: (RawPage) async throws -> Void
    ) async throws {
        var next: String?
        repeat {
            let join = path.contains("?") ? "&" : "?"
            let after = next.map { "&after=\(Neighbour.escaped($0))" } ?? ""
            let answer = try await ask(service, household, .get, "\(path)\(join)limit=200\(after)", [])
            guard let page = try? JSONReader.read(RawPage.self, from: answer) else {
                throw Problem.unavailable(code: "neighbour_unintelligible")
            }
            if !page.items.isEmpty { try await body(page) }
            next = page.next
        } while next != nil
    }

    func write(_ bytes: [UInt8], to file: SpooledBody) throws {
        guard file.append(bytes) else { throw Problem.unavailable() }
    }
}

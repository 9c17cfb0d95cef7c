public import JSON

/// One list of what a neighbour keeps of a household, for a user who takes everything along.
public struct ExportedList: Sendable {
    /// Gives every element, one after the other, as it is written.
    public typealias Read = @Sendable (_ element: ([UInt8]) throws -> Void) async throws -> Void

    /// What it is called.
    public let name: String
    /// Reads it.
    public let read: Read

    /// A list and how it is read.
    public init(_ name: String, _ read: @escaping Read) {
        self.name = name
        self.read = read
    }
}

extension Neighbour {
    /// Gets a JSON document as it is written.
    public func document(
        _ path: String,
        query: [(name: String, value: String)] = [],
        as credentials: Credentials
    ) async throws(Problem) -> [UInt8] {
        try await call(.get, path, query: query, as: credentials).body
    }

    /// Gives every page of a list, one after the other.
    public func pages(
        _ path: String,
        query: [(name: String, value: String)] = [],
        as credentials: Credentials,
        _ body: (RawPage) async throws -> Void
    ) async throws {
        var place: [(name: String, value: String)] = []
        while true {
            let page: RawPage = try await get(path, query: query + [("limit", "200")] + place, as: credentials)
            if !page.items.isEmpty { try await body(page) }
            guard let next = page.next else { return }
            place = [("after", next)]
        }
    }

    /// Gives every item of a list as it is written there.
    public func items(
        _ path: String,
        as credentials: Credentials,
        _ element: ([UInt8]) throws -> Void
    ) async throws {
        try await pages(path, as: credentials) { page in
            for item in page.items { try element(item) }
        }
    }
}

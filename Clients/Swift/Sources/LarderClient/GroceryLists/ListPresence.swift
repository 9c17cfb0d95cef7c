import Foundation

/// Who looks at a list: whoever has a stream of it open.
public struct ListPresence: Codable, Hashable, Sendable {
    /// A member of the household.
    public struct Member: Codable, Hashable, Sendable {
        /// Their account.
        public var userID: UUID
    }

    /// Somebody with a link.
    public struct Guest: Codable, Hashable, Sendable {
        /// What they call themselves, if they do.
        public var name: String?
    }

    /// The list.
    public var listID: UUID
    /// How many look at it.
    public var count: Int
    /// The household's members among them.
    public var members: [Member]
    /// Those with a link.
    public var guests: [Guest]
}

extension GroceryListClient {
    /// Who looks at a list at the moment; an app that follows its `events` is one of them.
    public func presence(of id: UUID) async throws -> ListPresence {
        try await api.read(.get("/api/v1/grocery-lists/\(id)/presence"))
    }
}

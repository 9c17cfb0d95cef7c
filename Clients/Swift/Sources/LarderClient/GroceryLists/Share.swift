import Foundation

/// What somebody with a link may do with a list.
public struct ShareRole: OpenValue {
    /// Its name on the wire.
    public let rawValue: String
    /// A role of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Read it.
    public static let view: ShareRole = "view"
    /// Tick items, too.
    public static let check: ShareRole = "check"
    /// Change it, too.
    public static let edit: ShareRole = "edit"
}

/// A link that opens a list in any browser.
public struct Share: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// The list.
    public var listID: UUID
    /// The link, only in the answer that makes it.
    public var url: URL?
    /// What it allows.
    public var role: ShareRole
    /// Until when it works; nil for ever.
    public var expiresAt: Date?
    /// When it was made.
    public var createdAt: Date
    /// Who has made it.
    public var createdBy: UUID?
}

/// Something that was bought before.
public struct RecentItem: Codable, Hashable, Sendable {
    /// What it is.
    public var name: String
    /// The food; nil if the kitchen does not know it.
    public var food: FoodReference?
    /// Where a shop has it.
    public var category: Category
    /// When it was bought last.
    public var boughtAt: Date
    /// How often it was bought.
    public var times: Int
}

/// A limit of a household's plan on one subject.
///
/// The service that stores it counts in the transaction that adds to it, and throws `LimitReached` instead of
/// committing.
public struct Quota: Hashable, Sendable {
    /// What can be limited; raw values are the names on the wire.
    public enum Subject: String, Hashable, Sendable, CaseIterable {
        /// Recipes saved.
        case recipes
        /// Recipes imported from other sites, per calendar month in UTC.
        case imports
        /// Recipes imported from other sites, ever.
        case lifetimeImports = "lifetime_imports"
        /// Family members.
        case members
        /// Archived menus shown.
        case history
        /// Staples other than the standard ones.
        case customStaples = "custom_staples"
    }

    /// What is limited.
    public let subject: Subject
    /// The maximum.
    public let limit: Int
    /// Where to get a larger plan; nil if not configured.
    public let upgradeURL: String?

    /// A limit.
    public init(_ subject: Subject, limit: Int, upgradeURL: String? = nil) {
        self.subject = subject
        self.limit = limit
        self.upgradeURL = upgradeURL
    }

    /// Throws if `used` exceeds the limit.
    public func check(_ count: Int, before: Int) throws(LimitReached) {
        if count > limit { throw LimitReached(self, used: before) }
    }
}

/// A household has reached a limit of its plan.
public struct LimitReached: Error, Hashable, Sendable {
    /// The limit.
    public let quota: Quota
    /// The number used; above the limit if a larger plan has ended.
    public let used: Int

    /// The error for one more.
    public init(_ quota: Quota, used: Int) {
        self.quota = quota
        self.used = used
    }
}

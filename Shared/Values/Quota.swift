/// How much of something a household may have, where its plan sets an end to it.
///
/// Whoever keeps the thing counts it in the transaction that adds to it, and throws `LimitReached` rather than commit.
public struct Quota: Hashable, Sendable {
    /// What can be limited; raw values are the names on the wire.
    public enum Subject: String, Hashable, Sendable, CaseIterable {
        /// Recipes saved.
        case recipes
        /// Recipes read from other sites, in a calendar month of UTC.
        case imports
        /// Family members.
        case members
        /// Archived menus shown.
        case history
        /// Staples that are not among the usual ones.
        case customStaples = "custom_staples"
    }

    /// What is limited.
    public let subject: Subject
    /// How much there may be.
    public let limit: Int
    /// Where more can be had; nil if nobody has said.
    public let upgradeURL: String?

    /// A limit.
    public init(_ subject: Subject, limit: Int, upgradeURL: String? = nil) {
        self.subject = subject
        self.limit = limit
        self.upgradeURL = upgradeURL
    }

    /// Throws unless so many are still within the limit.
    public func check(_ count: Int, before: Int) throws(LimitReached) {
        if count > limit { throw LimitReached(self, used: before) }
    }
}

/// A household has as much of something as its plan allows.
public struct LimitReached: Error, Hashable, Sendable {
    /// The limit.
    public let quota: Quota
    /// How much there is; more than the limit where a larger plan has ended.
    public let used: Int

    /// The refusal of one more.
    public init(_ quota: Quota, used: Int) {
        self.quota = quota
        self.used = used
    }
}

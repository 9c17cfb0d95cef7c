public import HTTP
import JSON
public import Values

/// What each plan allows: data that an operator sets.
@MembersInit
public struct PlanLimits: Hashable, Sendable {
    /// What the free plan allows; a subject that is not named has no limit.
    public var free: [Quota.Subject: Int] = PlanLimits.standard
    /// Where a larger plan can be had; nil if nobody has said.
    public var upgradeURL: String? = nil

    /// The limits that hold where nobody has set others.
    public static let standard: [Quota.Subject: Int] = [
        .recipes: 15, .imports: 5, .members: 2, .history: 3, .customStaples: 0,
    ]

    /// How much of something a plan allows; nil for as much as one likes.
    public func quota(_ subject: Quota.Subject, of plan: Plan) -> Quota? {
        switch plan {
        case .free: free[subject].map { Quota(subject, limit: $0, upgradeURL: upgradeURL) }
        case .pro, .unlimited: nil
        }
    }
}

extension LimitReached: ProblemConvertible {
    /// 403, with what a program needs to offer more.
    public var problem: Problem {
        var problem = Problem(status: 403, code: "limit_reached", title: "Limit reached", detail: sentence)
            .with("what", quota.subject.rawValue)
            .with("limit", quota.limit)
            .with("used", used)
        if let url = quota.upgradeURL { problem = problem.with("upgrade_url", url) }
        return problem
    }

    private var sentence: String {
        let limit = quota.limit
        return switch quota.subject {
        case .recipes: "The free plan has room for \(limit) recipes, and you have \(used)."
        case .imports: "The free plan imports \(limit) recipes a month, and you have used them all."
        case .lifetimeImports: "The free plan imports \(limit) recipes in all, and you have used them."
        case .members: "The free plan has room for \(limit) family members, and you have \(used)."
        case .history: "The free plan shows the last \(limit) menus."
        case .customStaples where limit == 0: "The free plan has only the standard staples; your own need a larger one."
        case .customStaples: "The free plan has room for \(limit) staples of your own, and you have \(used)."
        }
    }
}

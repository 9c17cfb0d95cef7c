public import HTTP

/// A household has as much of something as is kept for one, whatever its plan.
public struct StorageFull: Error, Hashable, ProblemConvertible {
    /// What there is as much of as there can be.
    public enum Subject: String, Hashable, Sendable, CaseIterable {
        /// Bytes of recipes.
        case recipes
        /// Bytes of pictures.
        case pictures
        /// Bytes of grocery lists.
        case groceryLists = "grocery_lists"
        /// Links to one grocery list.
        case shares
        /// What a household has said of staples.
        case staples
        /// Entries of the meal plan.
        case planEntries = "plan_entries"
        /// Recipes in menus, archived ones included.
        case menuRecipes = "menu_recipes"
        /// Open invitations.
        case invitations
        /// Family members.
        case members
        /// Households of one user.
        case households
        /// Users of one household.
        case users
        /// Webhooks of one household.
        case webhooks
        /// What waits to be imported.
        case imports
        /// Files that are being sent in parts.
        case uploads
    }

    /// What it is.
    public let subject: Subject
    /// How much there can be.
    public let limit: Int
    /// How much there is.
    public let used: Int

    /// Throws if more than `limit` would be used; nil is no limit.
    public static func check(
        _ subject: Subject,
        adding more: Int,
        to used: Int,
        limit: Int?
    ) throws(StorageFull) {
        if let limit, used + more > limit { throw StorageFull(subject: subject, limit: limit, used: used) }
    }

    /// 403, with the numbers.
    public var problem: Problem {
        Problem(status: 403, code: "storage_full", title: "Storage full", detail: sentence)
            .with("what", subject.rawValue)
            .with("limit", limit)
            .with("used", used)
    }

    private var sentence: String {
        switch subject {
        case .recipes: "A household's recipes can take \(limit) bytes, and yours take \(used). Delete some first."
        case .pictures: "A household's pictures can take \(limit) bytes, and yours take \(used). Delete some first."
        case .groceryLists: "A household's lists can take \(limit) bytes, and yours take \(used). Delete some first."
        case .shares: "A list can have \(limit) links at once. Revoke some first."
        case .staples: "A household can have \(limit) staples. Remove some first."
        case .planEntries: "A plan holds \(limit) entries, and yours has \(used). Clear past days first."
        case .menuRecipes: "A household's menus hold \(limit) recipes, and yours hold \(used). Delete old menus first."
        case .invitations: "A household can have \(limit) open invitations. Revoke some first."
        case .members: "A household can have \(limit) family members."
        case .households: "You can be in \(limit) households. Leave or delete one first."
        case .imports: "\(limit) recipes can wait to be imported. Wait until some have been read."
        case .uploads: "\(limit) files can be sent at once. Wait until one has been read, or end its import."
        case .webhooks: "A household can have \(limit) webhooks. Delete one first."
        case .users: "\(limit) people can be in a household. Somebody has to leave first."
        }
    }
}

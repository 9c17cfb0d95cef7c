public import FoundationEssentials

/// The id of one thing of one kind: a UUID that cannot be mistaken for another kind's.
///
/// Written in lower case with hyphens (RFC 9562, section 4), which is also how both databases give it back.
public struct Identifier<Subject>: Hashable, Sendable, CustomStringConvertible {
    /// The UUID itself.
    public let uuid: UUID

    /// Wraps a UUID.
    public init(_ uuid: UUID) {
        self.uuid = uuid
    }

    /// Reads the 36-character form, in either case; anything else is nil.
    public init?(_ text: some StringProtocol) {
        guard let uuid = UUID(canonical: text) else { return nil }
        self.uuid = uuid
    }

    /// The lower-case, hyphenated form.
    public var description: String { uuid.canonical }
}

extension Identifier: Comparable {
    /// Orders by the canonical form; UUIDv7 ids thereby sort by time.
    public static func < (left: Identifier, right: Identifier) -> Bool {
        left.description < right.description
    }
}

/// A tag type for ids of users, who sign in.
public enum UserSubject {}
/// A tag type for ids of households, the tenants.
public enum HouseholdSubject {}
/// A tag type for ids of members, who eat.
public enum MemberSubject {}
/// A tag type for ids of recipes.
public enum RecipeSubject {}
/// A tag type for ids of menus.
public enum MenuSubject {}
/// A tag type for ids of a recipe's place in a menu.
public enum MenuItemSubject {}
/// A tag type for ids of meal-plan entries.
public enum PlanEntrySubject {}
/// A tag type for ids of grocery lists.
public enum GroceryListSubject {}
/// A tag type for ids of items of a grocery list.
public enum GroceryItemSubject {}
/// A tag type for ids of share links.
public enum ShareSubject {}
/// A tag type for ids of feed URLs.
public enum FeedSubject {}
/// A tag type for ids of events.
public enum EventSubject {}

/// Who signs in.
public typealias UserID = Identifier<UserSubject>
/// The tenant.
public typealias HouseholdID = Identifier<HouseholdSubject>
/// Someone who eats in the household.
public typealias MemberID = Identifier<MemberSubject>
/// A recipe.
public typealias RecipeID = Identifier<RecipeSubject>
/// A menu.
public typealias MenuID = Identifier<MenuSubject>
/// A recipe's place in a menu.
public typealias MenuItemID = Identifier<MenuItemSubject>
/// An entry of the meal plan.
public typealias PlanEntryID = Identifier<PlanEntrySubject>
/// A grocery list.
public typealias GroceryListID = Identifier<GroceryListSubject>
/// An item of a grocery list.
public typealias GroceryItemID = Identifier<GroceryItemSubject>
/// A share link.
public typealias ShareID = Identifier<ShareSubject>
/// A feed URL.
public typealias FeedID = Identifier<FeedSubject>

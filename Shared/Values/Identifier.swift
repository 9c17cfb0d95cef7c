public import FoundationEssentials

/// A typed UUID, so that ids of different kinds cannot be confused.
///
/// Written in lower case with hyphens (RFC 9562, section 4), which is also how both databases return it.
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
    /// Orders by the canonical form, so that UUIDv7 ids sort by time.
    public static func < (left: Identifier, right: Identifier) -> Bool {
        left.uuid < right.uuid
    }
}

/// Tag for the ids of users, who sign in.
public enum UserSubject {}
/// Tag for the ids of households, the tenants.
public enum HouseholdSubject {}
/// Tag for the ids of family members.
public enum MemberSubject {}
/// Tag for the ids of recipes.
public enum RecipeSubject {}
/// Tag for the ids of imports.
public enum ImportSubject {}
/// Tag for the ids of the things that an import consists of.
public enum ImportItemSubject {}
/// Tag for the ids of menus.
public enum MenuSubject {}
/// Tag for the ids of items of a menu.
public enum MenuItemSubject {}
/// Tag for the ids of cookbooks.
public enum CookbookSubject {}
/// Tag for the ids of pictures.
public enum PictureSubject {}
/// Tag for the ids of meal-plan entries.
public enum PlanEntrySubject {}
/// Tag for the ids of grocery lists.
public enum GroceryListSubject {}
/// Tag for the ids of items of a grocery list.
public enum GroceryItemSubject {}
/// Tag for the ids of operations on a grocery list.
public enum GroceryOperationSubject {}
/// Tag for the ids of shops.
public enum ShopSubject {}
/// Tag for the ids of share links.
public enum ShareSubject {}
/// Tag for the ids of feed URLs.
public enum FeedSubject {}
/// Tag for the ids of events.
public enum EventSubject {}

/// The id of a user, who signs in.
public typealias UserID = Identifier<UserSubject>
/// The id of a household, the tenant.
public typealias HouseholdID = Identifier<HouseholdSubject>
/// The id of a family member.
public typealias MemberID = Identifier<MemberSubject>
/// The id of a recipe.
public typealias RecipeID = Identifier<RecipeSubject>
/// The id of an import.
public typealias ImportID = Identifier<ImportSubject>
/// The id of one of the things that an import consists of.
public typealias ImportItemID = Identifier<ImportItemSubject>
/// The id of a cookbook.
public typealias CookbookID = Identifier<CookbookSubject>
/// The id of a picture.
public typealias PictureID = Identifier<PictureSubject>
/// The id of a menu.
public typealias MenuID = Identifier<MenuSubject>
/// The id of an item of a menu.
public typealias MenuItemID = Identifier<MenuItemSubject>
/// The id of a meal-plan entry.
public typealias PlanEntryID = Identifier<PlanEntrySubject>
/// The id of a grocery list.
public typealias GroceryListID = Identifier<GroceryListSubject>
/// The id of an item of a grocery list.
public typealias GroceryItemID = Identifier<GroceryItemSubject>
/// The id of an operation on a grocery list, which its client makes.
public typealias GroceryOperationID = Identifier<GroceryOperationSubject>
/// The id of a shop in which a household buys.
public typealias ShopID = Identifier<ShopSubject>
/// The id of a share link.
public typealias ShareID = Identifier<ShareSubject>
/// The id of a feed URL.
public typealias FeedID = Identifier<FeedSubject>

public import JSON
public import Values

/// What the recipe service tells of a household's recipes and foods.
@ServiceEvent("recipe")
public enum RecipeEvent: Hashable {
    /// A recipe was made or changed.
    case recipeChanged(RecipeChanged)
    /// A recipe was deleted, and can be restored for some time.
    case recipeDeleted(RecipeDeleted)
    /// A deleted recipe is back as it was.
    case recipeRestored(RecipeRestored)
    /// A household changed what it says about foods.
    case foodsChanged(FoodsChanged)
    /// A cookbook was made, named anew or restored, or has other recipes.
    case cookbookChanged(CookbookFact)
    /// A cookbook was deleted, and can be restored for some time.
    case cookbookDeleted(CookbookFact)
    /// An import is further than it was.
    case importChanged(ImportChanged)
    /// Somebody who eats in the household was given a picture, or theirs was taken away.
    case memberPictureChanged(MemberPictureFact)

    /// All.
    public static func isTold(_ kind: Kind) -> Bool { true }
}

/// The payload of `recipe.changed`.
@JSONObject
public struct RecipeChanged: Hashable, Sendable {
    /// The recipe.
    public var recipeID: RecipeID
    /// What it is called now.
    public var title: String
    /// Its version.
    public var version: Int
    /// The path of its picture, empty for none; nil if nothing is said of it.
    @LeftOutIfNil public var imageURL: String? = nil
    /// Whether somebody has changed what is to be bought for it: its lines, or for how many they are; nil if not.
    @LeftOutIfNil public var buying: Bool? = nil
}

/// The payload of `recipe.deleted`.
@JSONObject
public struct RecipeDeleted: Hashable, Sendable {
    /// The recipe that is gone.
    public var recipeID: RecipeID
    /// What it was called.
    public var title: String
}

/// The payload of `recipe.restored`.
@JSONObject(.leavesOutNil)
@MembersInit
public struct RecipeRestored: Hashable, Sendable {
    /// The recipe that is back.
    public var recipeID: RecipeID
    /// What it is called.
    public var title: String
    /// Its version; nil in events of older versions of Larder.
    public var version: Int? = nil
}

/// The payload of `foods.changed`.
@JSONObject
public struct FoodsChanged: Hashable, Sendable {
    /// The version of what the household says now.
    public var version: Int
}

/// The payload of `cookbook.changed` and `cookbook.deleted`.
@JSONObject(.leavesOutNil)
@MembersInit
public struct CookbookFact: Hashable, Sendable {
    /// The cookbook.
    public var cookbookID: CookbookID
    /// What it is called.
    public var title: String
    /// Whether it is new; nil if not.
    public var created: Bool? = nil
}

/// The payload of `member.picture_changed`: whose picture it is, and nothing else.
@JSONObject
public struct MemberPictureFact: Hashable, Sendable {
    /// The member.
    public var memberID: MemberID
}

/// The payload of `import.changed`.
@JSONObject(.leavesOutNil)
@MembersInit
public struct ImportChanged: Hashable, Sendable {
    /// The import, without its items.
    @Key("import") public var job: ImportBody
    /// The item that has changed; nil if none has.
    public var item: ImportItemBody? = nil
}

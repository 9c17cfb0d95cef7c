public import JSON
public import Kitchen
public import Values

/// Somebody who eats in a household, as its users see them.
@JSONObject
public struct FamilyMemberBody: Hashable, Sendable {
    /// Their id.
    public var id: MemberID
    /// Counts the changes.
    public var version: Int
    /// What they are called.
    public var name: String
    /// `adult`, `teen`, `child`, `toddler` or `baby`.
    public var ageGroup: String
    /// How much of a serving they eat: `1/2`.
    public var portionFactor: Rational
    /// Which of the fourteen allergens they are allergic to.
    public var allergies: [Allergen]
    /// Single foods that they are allergic to, in their words.
    public var allergyIngredients: [String]
    /// What they do not tolerate, in their words.
    public var intolerances: [String]
    /// The diets that they keep.
    public var diets: [Diet]
    /// The user who they are, if they sign in.
    public var userID: UserID?
    /// When they were added.
    public var createdAt: Instant
    /// When they were last changed.
    public var updatedAt: Instant
}

/// What is asked for when a member is added or changed; what is left out stays, or is the usual.
@JSONObject(.readOnly, .mergePatch)
public struct FamilyMemberChangeBody: Sendable {
    /// The id that the client has chosen, in a POST.
    public var id: MemberID?
    /// What they are called.
    public var name: String?
    /// `adult`, `teen`, `child`, `toddler` or `baby`.
    public var ageGroup: String?
    /// How much of a serving they eat, as `1/2`; the inner nil takes what is usual at their age.
    public var portionFactor: String??
    /// Which of the fourteen allergens they are allergic to.
    public var allergies: [String]?
    /// Single foods that they are allergic to.
    public var allergyIngredients: [String]?
    /// What they do not tolerate.
    public var intolerances: [String]?
    /// The diets that they keep.
    public var diets: [String]?
    /// The user who they are; the inner nil is nobody.
    public var userID: UserID??
}

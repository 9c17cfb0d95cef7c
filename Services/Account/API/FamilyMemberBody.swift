public import JSON
public import Kitchen
public import Values

/// Somebody who eats in a household, as its users see them.
@JSONObject(.readOnly)
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

extension FamilyMemberBody: JSONEncodable {
    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("version", version)
            json.member("name", name)
            json.member("age_group", ageGroup)
            json.member("portion_factor", portionFactor.description)
            json.member("allergies", allergies.map(\.rawValue))
            json.member("allergy_ingredients", allergyIngredients)
            json.member("intolerances", intolerances)
            json.member("diets", diets.map(\.rawValue))
            json.member("user_id", userID)
            json.member("created_at", createdAt)
            json.member("updated_at", updatedAt)
        }
    }
}

/// What is asked for when a member is added or changed; what is left out stays, or is the usual.
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

extension FamilyMemberChangeBody: JSONReadable {
    /// Reads the members that are there; only the portion factor and the user can be null.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        id = try members.ifPresent("id")
        name = try members.ifPresent("name")
        ageGroup = try members.ifPresent("age_group")
        portionFactor = try members.patch("portion_factor")
        allergies = try members.ifPresent("allergies")
        allergyIngredients = try members.ifPresent("allergy_ingredients")
        intolerances = try members.ifPresent("intolerances")
        diets = try members.ifPresent("diets")
        userID = try members.patch("user_id")
    }
}

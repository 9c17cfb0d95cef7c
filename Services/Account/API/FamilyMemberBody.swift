public import JSON
public import Kitchen
public import Values

/// Somebody who eats in a household, as its users see them.
public struct FamilyMemberBody: Decodable, Hashable, Sendable {
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

    private enum CodingKeys: String, CodingKey {
        case id, version, name, allergies, intolerances, diets
        case ageGroup = "age_group"
        case portionFactor = "portion_factor"
        case allergyIngredients = "allergy_ingredients"
        case userID = "user_id"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
    }

    /// A member from its parts.
    public init(
        id: MemberID,
        version: Int,
        name: String,
        ageGroup: String,
        portionFactor: Rational,
        allergies: [Allergen],
        allergyIngredients: [String],
        intolerances: [String],
        diets: [Diet],
        userID: UserID?,
        createdAt: Instant,
        updatedAt: Instant
    ) {
        self.id = id
        self.version = version
        self.name = name
        self.ageGroup = ageGroup
        self.portionFactor = portionFactor
        self.allergies = allergies
        self.allergyIngredients = allergyIngredients
        self.intolerances = intolerances
        self.diets = diets
        self.userID = userID
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
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
public struct FamilyMemberChangeBody: Decodable, Sendable {
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

    private enum CodingKeys: String, CodingKey {
        case id, name, allergies, intolerances, diets
        case ageGroup = "age_group"
        case portionFactor = "portion_factor"
        case allergyIngredients = "allergy_ingredients"
        case userID = "user_id"
    }

    /// Reads the members that are there; only the portion factor and the user can be null.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            members.contains(key) ? try members.decode(Value.self, forKey: key) : nil
        }
        func readNullable<Value: Decodable>(_ key: CodingKeys) throws -> Value?? {
            members.contains(key) ? .some(try members.decodeIfPresent(Value.self, forKey: key)) : nil
        }
        id = try read(.id)
        name = try read(.name)
        ageGroup = try read(.ageGroup)
        portionFactor = try readNullable(.portionFactor)
        allergies = try read(.allergies)
        allergyIngredients = try read(.allergyIngredients)
        intolerances = try read(.intolerances)
        diets = try read(.diets)
        userID = try readNullable(.userID)
    }
}

import Database
import JSON
import Kitchen
import Values

/// Somebody who eats in a household, whether or not they sign in.
@TableRow("member")
struct FamilyMember: Sendable, Equatable {
    /// How many a household can have.
    static let most = 50

    @Column(.key) let id: MemberID
    var version: Int = 1
    var name: String
    var ageGroup: AgeGroup = .adult
    /// How much of a serving they eat; nil as much as their age group usually does.
    @Column("portion_factor") var ownPortionFactor: Rational?
    var restrictions: Restrictions = Restrictions()
    /// The user who they are, if they sign in.
    @Column("user_id") var user: UserID?
    @Column(.insertOnly) var createdAt: Instant
    var updatedAt: Instant
}

/// What somebody must not or will not eat, as its column holds it.
@JSONObject
struct Restrictions: Sendable, Equatable {
    /// Of the fourteen.
    var allergies: [Allergen] = []
    /// Single foods that they are allergic to, in their words.
    @Key("allergyIngredients") var allergyIngredients: [String] = []
    /// What they do not tolerate, in their words.
    var intolerances: [String] = []
    /// The diets that they keep.
    var diets: [Diet] = []
}

extension Restrictions: StoredText {}

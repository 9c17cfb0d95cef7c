import Foundation

/// Somebody who eats in the household.
public struct FamilyMember: Codable, Hashable, Sendable, Identifiable {
    /// Their id.
    public var id: UUID
    /// Rises with each change.
    public var version: Int
    /// Their name.
    public var name: String
    /// How old they are: `adult`, `teen`, `child`, `toddler` or `baby`.
    public var ageGroup: String
    /// How much they eat, exactly: `1/2`.
    public var portionFactor: String
    /// The EU's allergens that they must not eat.
    public var allergies: [String]
    /// Other foods that they must not eat.
    public var allergyIngredients: [String]
    /// What they do not tolerate.
    public var intolerances: [String]
    /// Their diets.
    public var diets: [String]
    /// The user who they are.
    public var userID: UUID?
    /// When they were added.
    public var createdAt: Date
    /// When they were changed last.
    public var updatedAt: Date
}

/// What is said of somebody who eats in the household.
public struct FamilyMemberInput: Codable, Hashable, Sendable {
    /// Their id, chosen by the client.
    public var id: UUID?
    /// Their name.
    public var name: String?
    /// How old they are.
    public var ageGroup: String?
    /// How much they eat, exactly.
    public var portionFactor: String?
    /// The EU's allergens that they must not eat.
    public var allergies: [String]?
    /// Other foods that they must not eat.
    public var allergyIngredients: [String]?
    /// What they do not tolerate.
    public var intolerances: [String]?
    /// Their diets.
    public var diets: [String]?
    /// The user who they are.
    public var userID: Change<UUID> = .keep

    /// What is said of somebody; in a change, what is nil stays as it is.
    public init(name: String? = nil) { self.name = name }
}

/// What a household's plan allows.
public struct Entitlement: Codable, Hashable, Sendable {
    /// `free`, `pro` or `unlimited`.
    public var plan: String
    /// Since when it has a plan that is paid for.
    public var since: Date?
    /// Until when.
    public var until: Date?
    /// Whether it goes on for a while although a payment has failed.
    public var inGrace: Bool
    /// Where a larger plan can be had.
    public var upgradeURL: String?
    /// How much there is of what, by subject.
    public var limits: [String: Limit]

    /// How much of something there is.
    public struct Limit: Codable, Hashable, Sendable {
        /// How much the plan allows; nil for as much as one likes.
        public var limit: Int?
        /// How much is used; nil if that is not counted.
        public var used: Int?
    }
}

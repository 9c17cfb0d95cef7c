import Foundation

/// What a user may do in a household.
public struct Role: OpenValue {
    /// Its name on the wire.
    public let rawValue: String
    /// A role of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Reads everything.
    public static let viewer: Role = "viewer"
    /// Changes everything but the household itself.
    public static let editor: Role = "editor"
    /// May do anything.
    public static let owner: Role = "owner"
}

/// In which measures a household reads amounts.
public struct MeasurementSystem: OpenValue {
    /// Its name on the wire.
    public let rawValue: String
    /// A system of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Grams and litres.
    public static let metric: MeasurementSystem = "metric"
    /// Cups and ounces.
    public static let us: MeasurementSystem = "us"
    /// Imperial pints and ounces.
    public static let imperial: MeasurementSystem = "imperial"
}

/// At which time of day each meal is: `19:00`.
public struct SlotTimes: Codable, Hashable, Sendable {
    /// When breakfast is.
    public var breakfast: String
    /// When lunch is.
    public var lunch: String
    /// When dinner is.
    public var dinner: String
    /// When snacks are.
    public var snacks: String
}

/// People who cook and shop together.
public struct Household: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// Rises with each change.
    public var version: Int
    /// Its name.
    public var name: String
    /// Its time zone, such as `Europe/Berlin`.
    public var timeZone: String
    /// Its measures; nil for those of each recipe.
    public var measurementSystem: MeasurementSystem?
    /// Its language, such as `de`.
    public var language: String
    /// On which day its week begins: `monday`, `sunday` or `saturday`.
    public var weekStart: String
    /// When its meals are.
    public var slotTimes: SlotTimes
    /// Rises when what somebody may eat has changed.
    public var restrictionVersion: Int
    /// What the user may do in it.
    public var role: Role
    /// When it was made.
    public var createdAt: Date
    /// When it was changed last.
    public var updatedAt: Date
}

/// What a new household is to be; what is nil is taken from `Accept-Language`, or a default.
public struct NewHousehold: Codable, Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its time zone.
    public var timeZone: String?
    /// Its measures.
    public var measurementSystem: MeasurementSystem?
    /// Its language.
    public var language: String?
    /// On which day its week begins.
    public var weekStart: String?

    /// A new household.
    public init(
        name: String,
        timeZone: String? = nil,
        measurementSystem: MeasurementSystem? = nil,
        language: String? = nil,
        weekStart: String? = nil
    ) {
        self.name = name
        self.timeZone = timeZone
        self.measurementSystem = measurementSystem
        self.language = language
        self.weekStart = weekStart
    }
}

/// What is to change of a household; nil stays as it is.
public struct HouseholdChange: Codable, Hashable, Sendable {
    /// Its name.
    public var name: String?
    /// Its time zone.
    public var timeZone: String?
    /// Its measures.
    public var measurementSystem: Change<MeasurementSystem> = .keep
    /// Its language.
    public var language: String?
    /// On which day its week begins.
    public var weekStart: String?

    /// A change of nothing, to be filled in.
    public init() {}
}

/// Somebody who uses a household.
public struct Membership: Codable, Hashable, Sendable {
    /// Who it is.
    public var user: UserReference
    /// What they may do.
    public var role: Role
    /// Since when.
    public var joinedAt: Date
    /// Their name, if they have given one.
    public var name: String?
}

/// A code with which somebody joins a household.
public struct Invitation: Codable, Hashable, Sendable {
    /// The code.
    public var code: String
    /// What they will be allowed.
    public var role: Role
    /// Until when it can be used.
    public var expiresAt: Date
}

/// An invitation that nobody has used, without its code.
public struct OpenInvitation: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// What it allows.
    public var role: Role
    /// Who has made it.
    public var createdBy: UUID
    /// When.
    public var createdAt: Date
    /// Until when it can be used.
    public var expiresAt: Date
}

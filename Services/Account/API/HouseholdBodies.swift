public import Identity
public import JSON
public import Values

/// A household as one of its members sees it.
public struct HouseholdBody: Decodable, Hashable, Sendable {
    /// Its id.
    public var id: HouseholdID
    /// Counts its changes.
    public var version: Int
    /// What it is called.
    public var name: String
    /// Where its today begins, as `Europe/Berlin`.
    public var timeZone: String
    /// `metric`, `us` or `imperial`; null where nobody has said.
    public var measurementSystem: String?
    /// What is spoken there, as `de-AT`.
    public var language: String
    /// The day with which the week begins: `monday`, `sunday` or `saturday`.
    public var weekStart: String
    /// When the household usually eats.
    public var slotTimes: SlotTimesBody
    /// Counts the changes of what its members must not eat.
    public var restrictionVersion: Int
    /// What the caller may do in it.
    public var role: Role
    /// When it began.
    public var createdAt: Instant
    /// When it was last changed.
    public var updatedAt: Instant

    private enum CodingKeys: String, CodingKey {
        case id
        case version
        case name
        case timeZone = "time_zone"
        case measurementSystem = "measurement_system"
        case language
        case weekStart = "week_start"
        case slotTimes = "slot_times"
        case restrictionVersion = "restriction_version"
        case role
        case createdAt = "created_at"
        case updatedAt = "updated_at"
    }

    /// A household from its parts.
    public init(
        id: HouseholdID,
        version: Int,
        name: String,
        timeZone: String,
        measurementSystem: String?,
        language: String,
        weekStart: String,
        slotTimes: SlotTimesBody,
        restrictionVersion: Int,
        role: Role,
        createdAt: Instant,
        updatedAt: Instant
    ) {
        self.id = id
        self.version = version
        self.name = name
        self.timeZone = timeZone
        self.measurementSystem = measurementSystem
        self.language = language
        self.weekStart = weekStart
        self.slotTimes = slotTimes
        self.restrictionVersion = restrictionVersion
        self.role = role
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

extension HouseholdBody: JSONEncodable {
    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("version", version)
            json.member("name", name)
            json.member("time_zone", timeZone)
            json.member("measurement_system", measurementSystem)
            json.member("language", language)
            json.member("week_start", weekStart)
            json.member("slot_times", slotTimes)
            json.member("restriction_version", restrictionVersion)
            json.member("role", role.rawValue)
            json.member("created_at", createdAt)
            json.member("updated_at", updatedAt)
        }
    }
}

/// What is asked for when a household is created or changed; nil leaves a thing as it is.
public struct HouseholdChangeBody: Decodable, Sendable {
    /// What it is called.
    public var name: String?
    /// Where its today begins, as `Europe/Berlin`.
    public var timeZone: String?
    /// `metric`, `us` or `imperial`; the inner nil takes the choice back.
    public var measurementSystem: String??
    /// What is spoken there, as `de-AT`.
    public var language: String?
    /// The day with which the week begins.
    public var weekStart: String?
    /// When the household usually eats; what is left out stays.
    public var slotTimes: SlotTimesChangeBody?

    private enum CodingKeys: String, CodingKey {
        case name
        case timeZone = "time_zone"
        case measurementSystem = "measurement_system"
        case language
        case weekStart = "week_start"
        case slotTimes = "slot_times"
    }

    /// A change.
    public init(name: String? = nil, timeZone: String? = nil, measurementSystem: String?? = nil) {
        self.name = name
        self.timeZone = timeZone
        self.measurementSystem = measurementSystem
    }

    /// Reads a JSON merge patch; only the measurement system can be null.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        if members.contains(.name) { name = try members.decode(String.self, forKey: .name) }
        if members.contains(.timeZone) { timeZone = try members.decode(String.self, forKey: .timeZone) }
        if members.contains(.measurementSystem) {
            measurementSystem = .some(try members.decodeIfPresent(String.self, forKey: .measurementSystem))
        }
        if members.contains(.language) { language = try members.decode(String.self, forKey: .language) }
        if members.contains(.weekStart) { weekStart = try members.decode(String.self, forKey: .weekStart) }
        if members.contains(.slotTimes) {
            slotTimes = try members.decode(SlotTimesChangeBody.self, forKey: .slotTimes)
        }
    }
}

extension HouseholdChangeBody: JSONEncodable {
    /// Writes the members that are set.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            if let name { json.member("name", name) }
            if let timeZone { json.member("time_zone", timeZone) }
            if let measurementSystem { json.member("measurement_system", measurementSystem) }
            if let language { json.member("language", language) }
            if let weekStart { json.member("week_start", weekStart) }
            if let slotTimes { json.member("slot_times", slotTimes) }
        }
    }
}

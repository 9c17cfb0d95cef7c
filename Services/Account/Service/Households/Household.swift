import Identity
import Kitchen
import Values

/// A household: the tenant, to which every row of every service belongs.
struct Household: Sendable, Equatable {
    /// How many a user can be in: each is in their access tokens.
    static let most = 20
    /// How many users one can have.
    static let mostUsers = 100

    let id: HouseholdID
    var version = 1
    var name: HouseholdName
    var timeZone: TimeZoneName
    var measurementSystem: MeasurementSystem?
    var language = LanguageTag.english
    var weekStart = WeekStart.monday
    var slotTimes = SlotTimes()
    /// Counts the changes of what its members must not eat.
    var restrictionVersion = 1
    let createdAt: Instant
    var updatedAt: Instant

    /// What a change may set; nil leaves a thing as it is.
    struct Change: Sendable {
        var name: HouseholdName?
        var timeZone: TimeZoneName?
        var measurementSystem: MeasurementSystem??
        var language: LanguageTag?
        var weekStart: WeekStart?
        var slotTimes = SlotTimes.Change()
    }

    /// The household after a change; the same, version and all, if nothing is different.
    func applying(_ change: Change, at now: Instant) -> Household {
        var changed = self
        if let name = change.name { changed.name = name }
        if let timeZone = change.timeZone { changed.timeZone = timeZone }
        if let measurementSystem = change.measurementSystem { changed.measurementSystem = measurementSystem }
        if let language = change.language { changed.language = language }
        if let weekStart = change.weekStart { changed.weekStart = weekStart }
        changed.slotTimes = slotTimes.applying(change.slotTimes)
        guard changed != self else { return self }
        changed.version += 1
        changed.updatedAt = now
        return changed
    }
}

extension Household {
    /// A household that begins now, with the wishes of its founder.
    init(id: HouseholdID, _ wishes: Change, at now: Instant) {
        self.init(
            id: id,
            name: wishes.name ?? .standard,
            timeZone: wishes.timeZone ?? .utc,
            measurementSystem: wishes.measurementSystem ?? nil,
            language: wishes.language ?? .english,
            weekStart: wishes.weekStart ?? .monday,
            slotTimes: SlotTimes().applying(wishes.slotTimes),
            createdAt: now,
            updatedAt: now
        )
    }
}

/// What a household is called: 1 to 100 characters in one line.
struct HouseholdName: Sendable, Equatable {
    /// The longest name, in characters.
    static let longest = 100
    /// The name of a household whose founder gave it none.
    static let standard = HouseholdName(checked: "My household")

    let text: String

    /// A name that has been checked, now or before it was stored.
    init(checked text: String) {
        self.text = text
    }
}

/// The name of a time zone that the system knows.
struct TimeZoneName: Sendable, Equatable {
    /// Where nobody has said anything.
    static let utc = TimeZoneName(stored: "Etc/UTC")

    let text: String

    /// A name somebody has sent; nil if there is no such time zone.
    init?(_ text: String, isKnown: (String) -> Bool) {
        guard text.utf8.count <= 64, isKnown(text) else { return nil }
        self.text = text
    }

    /// A name from the database.
    init(stored: String) {
        text = stored
    }
}

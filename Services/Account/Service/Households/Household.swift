import Kitchen
import Values

extension Household {
    /// What a change may set; nil leaves a thing as it is.
    struct Change: Sendable {
        var name: HouseholdName?
        var timeZone: TimeZoneName?
        var measurementSystem: MeasurementSystem??
        var language: LanguageTag?
        var weekStart: WeekStart?
        var breakfast: TimeOfDay?
        var lunch: TimeOfDay?
        var dinner: TimeOfDay?
        var snacks: TimeOfDay?
    }

    /// A household that begins now, with the wishes of its founder.
    init(id: HouseholdID, _ wishes: Change, at now: Instant) {
        self.init(id: id, name: .standard(in: wishes.language), timeZone: .utc, createdAt: now, updatedAt: now)
        set(wishes)
    }

    /// The household after a change; the same, version and all, if nothing is different.
    func applying(_ change: Change, at now: Instant) -> Household {
        var changed = self
        changed.set(change)
        guard changed != self else { return self }
        changed.version += 1
        changed.updatedAt = now
        return changed
    }

    private mutating func set(_ change: Change) {
        name = change.name ?? name
        timeZone = change.timeZone ?? timeZone
        measurementSystem = change.measurementSystem ?? measurementSystem
        language = change.language ?? language
        weekStart = change.weekStart ?? weekStart
        breakfast = change.breakfast ?? breakfast
        lunch = change.lunch ?? lunch
        dinner = change.dinner ?? dinner
        snacks = change.snacks ?? snacks
    }
}

/// What a household is called: 1 to 100 characters in one line.
struct HouseholdName: Sendable, Equatable {
    /// The longest name, in characters.
    static let longest = 100
    /// The name of a household whose founder gave it none.
    static func standard(in language: LanguageTag?) -> HouseholdName {
        HouseholdName(stored: texts.texts(in: language?.text)("name"))
    }

    private static let texts = TextCatalogue.included("households")

    let text: String

    /// A name that has been checked, now or before it was stored.
    init(stored text: String) {
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

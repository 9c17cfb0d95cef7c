import AccountAPI
import HTTP
import Kitchen
import Values

/// Reads what requests say about a household; collects all that is wrong with it before it throws.
struct HouseholdReading {
    fileprivate let isTimeZone: @Sendable (String) -> Bool
    fileprivate var fields = FieldCheck()

    /// A change, or the wishes for a new household.
    static func change(
        _ body: HouseholdChangeBody,
        isTimeZone: @escaping @Sendable (String) -> Bool
    ) throws(Problem) -> Household.Change {
        var reading = HouseholdReading(isTimeZone: isTimeZone)
        let change = Household.Change(
            name: reading.name(body.name, at: "/name"),
            timeZone: reading.timeZone(body.timeZone, at: "/time_zone"),
            measurementSystem: body.measurementSystem.map { reading.fields.choice($0, "/measurement_system") },
            language: reading.language(body.language, at: "/language"),
            weekStart: reading.fields.choice(body.weekStart, "/week_start"),
            breakfast: reading.time(body.slotTimes?.breakfast, at: "/slot_times/breakfast"),
            lunch: reading.time(body.slotTimes?.lunch, at: "/slot_times/lunch"),
            dinner: reading.time(body.slotTimes?.dinner, at: "/slot_times/dinner"),
            snacks: reading.time(body.slotTimes?.snacks, at: "/slot_times/snacks")
        )
        try reading.fields.finish()
        return change
    }

    /// The wishes of somebody who signs in for the first time.
    static func change(
        _ body: AnonymousSignInBody,
        isTimeZone: @escaping @Sendable (String) -> Bool
    ) throws(Problem) -> Household.Change {
        var reading = HouseholdReading(isTimeZone: isTimeZone)
        let change = Household.Change(
            name: reading.name(body.householdName, at: "/household_name"),
            timeZone: reading.timeZone(body.timeZone, at: "/time_zone"),
            measurementSystem: body.measurementSystem.map { reading.fields.choice($0, "/measurement_system") },
            language: reading.language(body.language, at: "/language")
        )
        try reading.fields.finish()
        return change
    }

    private mutating func name(_ text: String?, at pointer: String) -> HouseholdName? {
        text.map { HouseholdName(stored: fields.text($0, pointer, max: HouseholdName.longest)) }
    }

    private mutating func timeZone(_ text: String?, at pointer: String) -> TimeZoneName? {
        guard let text else { return nil }
        if let zone = TimeZoneName(text, isKnown: isTimeZone) { return zone }
        fields.refuse(pointer, "unknown", "is not a time zone, for example Europe/Berlin")
        return nil
    }

    private mutating func language(_ text: String?, at pointer: String) -> LanguageTag? {
        guard let text else { return nil }
        if let language = LanguageTag(text) { return language }
        fields.must(pointer, "format", "be a language tag, for example en or de-AT")
        return nil
    }

    private mutating func time(_ text: String?, at pointer: String) -> TimeOfDay? {
        guard let text else { return nil }
        if let time = TimeOfDay(text) { return time }
        fields.must(pointer, "format", "be a time, for example 18:30")
        return nil
    }
}

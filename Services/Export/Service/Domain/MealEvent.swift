import FoundationEssentials
import Values

/// A VEVENT (RFC 5545, section 3.6.1): a planned meal, at its slot's usual time of day.
struct MealEvent: Hashable, Sendable {
    /// From the entry's id, not from date and slot, so that moving a meal updates it.
    var uid: UUID
    /// When the entry was made and changed.
    var revision: Revision
    /// The day.
    var date: CalendarDate
    /// The meal's usual hours.
    var hours: MealHours
    /// What is eaten.
    var title: String
    /// More about it.
    var details: String?
    /// Where it can be read in full.
    var url: String?

    /// Writes the event with times of a zone, or of UTC.
    func write(to lines: inout ContentLines, timeZone: String) {
        lines.add("BEGIN", "VEVENT")
        lines.add("UID", uid.canonical)
        revision.write(to: &lines)
        let isUTC = timeZone == "UTC"
        let parameter = isUTC ? "" : ";TZID=\(timeZone)"
        lines.add("DTSTART\(parameter)", time(hours.start) + (isUTC ? "Z" : ""))
        lines.add("DTEND\(parameter)", time(hours.start + hours.minutes) + (isUTC ? "Z" : ""))
        lines.add("SUMMARY", text: "\(hours.name): \(title)")
        if let details { lines.add("DESCRIPTION", text: details) }
        lines.add("CATEGORIES", text: hours.name)
        if let url { lines.add("URL", url) }
        lines.add("STATUS", "CONFIRMED")
        lines.add("TRANSP", "TRANSPARENT")
        lines.add("END", "VEVENT")
    }

    private func time(_ minutesOfDay: Int) -> String {
        let clock = (minutesOfDay / 60) * 100 + minutesOfDay % 60
        let digits = String(clock)
        return "\(date.iCalendar)T\(String(repeating: "0", count: 4 - digits.count))\(digits)00"
    }
}

/// When a slot's meal is usually eaten.
struct MealHours: Hashable, Sendable {
    /// The slot's name for a person.
    var name: String
    /// Minutes after midnight.
    var start: Int
    /// How long it takes, in minutes; it ends on the same day.
    var minutes: Int

    static let breakfast = MealHours(name: "Breakfast", start: 8 * 60, minutes: 30)
    static let lunch = MealHours(name: "Lunch", start: 12 * 60 + 30, minutes: 45)
    static let dinner = MealHours(name: "Dinner", start: 19 * 60, minutes: 60)
    static let snacks = MealHours(name: "Snacks", start: 16 * 60, minutes: 30)
}

import FoundationEssentials
import Values

/// A VEVENT (RFC 5545, section 3.6.1): a planned meal, at the time of day that the household has for its slot.
struct MealEvent: Hashable, Sendable {
    /// From the entry's id, not from date and slot, so that moving a meal updates it.
    var uid: UUID
    /// When the entry was made and changed.
    var revision: Revision
    /// The day.
    var date: CalendarDate
    /// The meal's usual hours.
    var hours: MealHours
    /// Which meal it is, and what is eaten.
    var summary: String
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
        let start = hours.start.minutes
        lines.add("DTSTART\(parameter)", time(start) + (isUTC ? "Z" : ""))
        lines.add("DTEND\(parameter)", time(start + hours.minutes) + (isUTC ? "Z" : ""))
        lines.add("SUMMARY", text: summary)
        if let details { lines.add("DESCRIPTION", text: details) }
        lines.add("CATEGORIES", text: hours.name)
        if let url { lines.add("URL", url) }
        lines.add("STATUS", "CONFIRMED")
        lines.add("TRANSP", "TRANSPARENT")
        lines.add("END", "VEVENT")
    }

    /// A time of the meal's day, or of the day after it if it lasts so long.
    private func time(_ minutes: Int) -> String {
        let (days, minutesOfDay) = minutes.quotientAndRemainder(dividingBy: 24 * 60)
        let date = date.adding(days: days)
        let clock = (minutesOfDay / 60) * 100 + minutesOfDay % 60
        let digits = String(clock)
        return "\(date.iCalendar)T\(String(repeating: "0", count: 4 - digits.count))\(digits)00"
    }
}

/// When a slot's meal is usually eaten.
struct MealHours: Hashable, Sendable {
    /// The slot's name for a person.
    var name: String
    /// When the household usually begins.
    var start: TimeOfDay
    /// How long it takes, in minutes.
    var minutes: Int
}

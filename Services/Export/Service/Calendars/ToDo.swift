import FoundationEssentials
import Values

/// A VTODO (RFC 5545, section 3.6.2): a thing to buy or a recipe to cook.
struct ToDo: Hashable, Sendable {
    /// Stable over every export, so that importing again updates and never duplicates.
    var uid: UUID
    /// When it was made and changed.
    var revision: Revision
    /// One line that says what to do.
    var summary: String
    /// More about it.
    var details: String?
    /// The aisle or the kind.
    var category: String?
    /// When it was done; nil while it is to be done.
    var completed: Instant?
    /// The order within the list.
    var order: Int?
    /// From which day until which day it is to be done.
    var days: ClosedRange<CalendarDate>?
    /// Where it can be read in full.
    var url: String?
    /// The words of a reminder on the day before the last.
    var reminder: String?

    func write(to lines: inout ContentLines) {
        lines.add("BEGIN", "VTODO")
        lines.add("UID", uid.canonical)
        revision.write(to: &lines)
        lines.add("SUMMARY", text: summary)
        if let details { lines.add("DESCRIPTION", text: details) }
        if let category { lines.add("CATEGORIES", text: category) }
        if let days {
            lines.add("DTSTART;VALUE=DATE", days.lowerBound.iCalendar)
            lines.add("DUE;VALUE=DATE", days.upperBound.iCalendar)
        }
        if let url { lines.add("URL", url) }
        if let completed {
            lines.add("STATUS", "COMPLETED")
            lines.add("COMPLETED", completed.iCalendar)
            lines.add("PERCENT-COMPLETE", "100")
        } else {
            lines.add("STATUS", "NEEDS-ACTION")
            lines.add("PERCENT-COMPLETE", "0")
        }
        if let order { lines.add("X-APPLE-SORT-ORDER", String(order)) }
        if let reminder, completed == nil {
            lines.add("BEGIN", "VALARM")
            lines.add("ACTION", "DISPLAY")
            lines.add("TRIGGER;RELATED=END", "-P1D")
            lines.add("DESCRIPTION", text: reminder)
            lines.add("END", "VALARM")
        }
        lines.add("END", "VTODO")
    }
}

import HTTP
import MealPlanAPI
import Values

/// What requests to the plan have in common.
enum PlanChecks {
    /// The days that can be planned: wide enough for everyone, narrow enough that a slip of the keyboard is noticed.
    static let days = day(1900, 1, 1)...day(2999, 12, 31)

    /// The most days of a window or of a change.
    static let mostDays = 100

    /// A day that can be planned.
    static func date(_ date: CalendarDate, _ pointer: String) throws(Problem) -> CalendarDate {
        guard days.contains(date) else {
            throw .invalid(
                pointer,
                code: "out_of_range",
                "\(pointer.dropFirst()) must be from \(days.lowerBound) to \(days.upperBound)"
            )
        }
        return date
    }

    /// The first and last day of a change.
    static func range(
        _ from: CalendarDate,
        _ to: CalendarDate,
        pointers: (from: String, to: String) = ("/from", "/to")
    ) throws(Problem) -> ClosedRange<CalendarDate> {
        let from = try date(from, pointers.from)
        let to = try date(to, pointers.to)
        guard from <= to else {
            throw .invalid(pointers.to, code: "out_of_range", "to must not be before from")
        }
        guard from.days(until: to) < mostDays else {
            throw .invalid(pointers.to, code: "out_of_range", "from and to may span at most \(mostDays) days")
        }
        return from...to
    }

    /// A meal of the day.
    static func slot(_ text: String) throws(Problem) -> Slot {
        guard let slot = MealSlot(rawValue: text) else {
            throw .invalid("/slot", code: "unknown", "slot must be breakfast, lunch, dinner or snacks")
        }
        return Slot(slot)
    }

    /// For how many.
    static func servings(_ servings: Int?) throws(Problem) -> Int? {
        guard let servings else { return nil }
        guard (1...1000).contains(servings) else {
            throw .invalid("/servings", code: "out_of_range", "servings must be from 1 to 1000")
        }
        return servings
    }

    /// A place in the order.
    static func position(_ position: Int?) throws(Problem) -> Int? {
        guard let position else { return nil }
        guard position >= 0 else {
            throw .invalid("/position", code: "out_of_range", "position must be 0 or more")
        }
        return position
    }

    /// Words that somebody wrote, without the space around them; nil if none are left.
    static func note(_ note: String) throws(Problem) -> String? {
        guard note.unicodeScalars.count <= 2000 else {
            throw .invalid("/note", code: "too_long", "note may have at most 2000 characters")
        }
        let isSound = note.unicodeScalars.allSatisfy { scalar in
            scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\n" || scalar == "\t" || scalar == "\r"
        }
        guard isSound else {
            throw .invalid("/note", code: "format", "note must not contain control characters")
        }
        let scalars = note.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return nil }
        return String(scalars[first...last])
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
        CalendarDate(year: year, month: month, day: day) ?? CalendarDate(daysSince1970: 0)
    }
}

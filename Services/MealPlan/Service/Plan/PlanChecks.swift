import HTTP
import MealPlanAPI
import Values

/// What requests to the plan have in common.
enum PlanChecks {
    /// The days that can be planned: wide enough for everyone, narrow enough that a slip of the keyboard is noticed.
    static let days = day(1900, 1, 1)...day(2999, 12, 31)
    /// The most days of a window or of a change.
    static let mostDays = 100
    static let servings = 1...1000
    static let longestNote = 2000

    /// A day that can be planned.
    static func date(_ date: CalendarDate, _ pointer: String) throws(Problem) -> CalendarDate {
        var fields = FieldCheck()
        fields.day(date, pointer)
        try fields.finish()
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
            throw .invalid(pointers.to, code: "out_of_range", "The last day must not be before the first.")
        }
        guard from.days(until: to) < mostDays else {
            throw .invalid(pointers.to, code: "out_of_range", "Choose at most \(mostDays) days")
        }
        return from...to
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
        CalendarDate(year: year, month: month, day: day) ?? CalendarDate(daysSince1970: 0)
    }
}

extension FieldCheck {
    /// A day that can be planned, if there is one.
    mutating func day(_ date: CalendarDate?, _ pointer: String) {
        let days = PlanChecks.days
        guard let date, !days.contains(date) else { return }
        must(pointer, "out_of_range", "be from \(days.lowerBound) to \(days.upperBound)")
    }

    /// A meal of the day, if there is one.
    mutating func slot(_ text: String?) -> Slot? { choice(text, "/slot", of: MealSlot.self).map(Slot.init) }

    /// Words that somebody wrote; nil if none are left.
    mutating func note(_ note: String?) -> String? {
        optionalText(note, "/note", max: PlanChecks.longestNote, lines: true)
    }
}

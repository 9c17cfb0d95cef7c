import TimeZones
import Values

/// When a device is reminded, by the clocks of its household.
struct ReminderTimes: Hashable, Sendable {
    /// The last time at or before now, and the first after it.
    let last, next: Instant
    /// The day whose meals were to be told the last time.
    let date: CalendarDate

    /// Those of a reminder around a point in time.
    ///
    /// A time that the clocks skip comes as much later as they are put forward, and of one that happens twice the first
    /// counts, as in calendars (RFC 5545). In a zone that is not known it is UTC.
    init(_ reminder: Reminder, around now: Instant, in zone: String) {
        let zone = TimeZones.isKnown(zone) ? zone : "UTC"
        let seconds = reminder.time.minutes * 60
        let today = TimeZones.localDate(of: now, in: zone) ?? now.dateInUTC
        // Where clocks go forward, a day's time can come on the next day.
        let times = (-2...1).map { offset in
            let date = today.adding(days: offset)
            return (date, TimeZones.instant(of: date, secondsOfDay: seconds, in: zone) ?? now)
        }
        let index = times.lastIndex { $0.1 <= now } ?? 0
        last = times[index].1
        next = index + 1 < times.count ? times[index + 1].1 : times[index].1 + .seconds(86_400)
        date = reminder.day == .today ? times[index].0 : times[index].0.adding(days: 1)
    }
}

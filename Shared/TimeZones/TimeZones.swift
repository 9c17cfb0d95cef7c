import CICal
import Glibc
import Synchronization
public import Values

/// The IANA time zones of the system, read by libical: local dates, offsets and iCalendar's VTIMEZONE text.
public enum TimeZones {
    /// libical keeps its zones in tables that it fills as they are asked for, without a lock of its own.
    private static let library = Mutex<Void>(())

    /// Whether the system knows a zone by this IANA name, such as `Europe/Berlin`.
    public static func isKnown(_ name: String) -> Bool {
        withZone(name) { _ in true } ?? false
    }

    /// Seconds that a zone's clocks are ahead of UTC at a point in time; nil for an unknown zone.
    public static func utcOffset(at instant: Instant, in name: String) -> Int? {
        withZone(name) { offset(at: instant.seconds, $0) }
    }

    /// The date on a zone's calendar at a point in time; nil for an unknown zone.
    public static func localDate(of instant: Instant, in name: String) -> CalendarDate? {
        guard let offset = utcOffset(at: instant, in: name) else { return nil }
        return CalendarDate(daysSince1970: floorDivided(Int(instant.seconds) + offset, by: secondsPerDay))
    }

    /// The date it is in a zone that somebody else knows; in UTC, where it cannot be found out.
    public static func today(at now: Instant, in zone: () async throws -> String) async -> CalendarDate {
        if let zone = try? await zone(),
            // defence: local-dates
            let date = localDate(of: now, in: zone)
        {
            return date
        }
        return now.dateInUTC
    }

    /// The point in time at which a zone's clocks show a date and so many seconds after midnight.
    ///
    /// A time that happens twice means its first occurrence, and a time that the clocks skip is counted with the offset
    /// from before the gap, both as RFC 5545 has it (section 3.3.5). Nil for an unknown zone.
    public static func instant(of date: CalendarDate, secondsOfDay: Int, in name: String) -> Instant? {
        let local = date.daysSince1970 * secondsPerDay + secondsOfDay
        return withZone(name) { zone in
            let before = offset(at: Int64(local - secondsPerDay), zone)
            let after = offset(at: Int64(local + secondsPerDay), zone)
            let shown = offset(at: Int64(local - before), zone) == before ? before : after
            // In a gap neither fits: the offset before it decides.
            let chosen = offset(at: Int64(local - shown), zone) == shown ? shown : before
            return Instant(milliseconds: Int64(local - chosen) * 1000)
        }
    }

    /// The VTIMEZONE component of a zone, with CRLF line ends and the IANA name as its TZID; nil for an unknown zone.
    public static func vtimezone(_ name: String) -> String? {
        withZone(name) { zone -> String? in
            guard let component = icaltimezone_get_component(zone), let copy = icalcomponent_new_clone(component)
            else { return nil }
            defer { icalcomponent_free(copy) }
            // libical puts a prefix of its own before the name; calendars match zones best by the bare name.
            if let property = icalcomponent_get_first_property(copy, ICAL_TZID_PROPERTY) {
                icalproperty_set_tzid(property, name)
            }
            guard let text = icalcomponent_as_ical_string_r(copy) else { return nil }
            defer { icalmemory_free_buffer(text) }
            return String(cString: text)
        } ?? nil
    }

    private static func withZone<Result: Sendable>(_ name: String, _ body: (OpaquePointer) -> Result) -> Result? {
        guard isPlausible(name) else { return nil }
        return library.withLock { _ in
            if name == "UTC" || name == "Etc/UTC" { return icaltimezone_get_utc_timezone().map(body) }
            return icaltimezone_get_builtin_timezone(name).map(body)
        }
    }

    private static func offset(at seconds: Int64, _ zone: OpaquePointer) -> Int {
        var isDaylight: Int32 = 0
        var time = icaltime_from_timet_with_zone(time_t(seconds), 0, icaltimezone_get_utc_timezone())
        return Int(icaltimezone_get_utc_offset_of_utc_time(zone, &time, &isDaylight))
    }

    /// Whether a text has the form of a zone's name.
    ///
    /// libical opens a file of that name, so nothing else may reach it.
    private static func isPlausible(_ name: String) -> Bool {
        let bytes = name.utf8
        guard (1...64).contains(bytes.count), bytes.first.map(isLetter) == true, !name.contains("..") else {
            return false
        }
        return bytes.allSatisfy { byte in
            isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "_+-/".utf8.contains(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static let secondsPerDay = 86_400

    private static func floorDivided(_ value: Int, by divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }
}

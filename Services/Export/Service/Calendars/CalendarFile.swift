import Values

/// A VCALENDAR object (RFC 5545, section 3.4) with the properties by which apps name, colour and refresh it
/// (RFC 7986).
struct CalendarFile {
    /// The calendar's name.
    var name: String
    /// The ISO 639-1 code of the language that it is written in.
    var language = "en"
    /// Its colour, as a CSS name and as `#rrggbb`.
    var color: (name: String, hex: String)
    /// The address it is subscribed to by; nil for a file that is downloaded once.
    var source: String?
    /// The VTIMEZONE of the zone that its events name; nil where all times are dates or in UTC.
    var timeZone: String?

    /// The calendar with its components, which `write` adds.
    func rendered(_ write: (inout ContentLines) -> Void) -> RenderedCalendar {
        var lines = begun()
        write(&lines)
        return ended(lines)
    }

    /// The calendar's beginning, to which components are added.
    func begun() -> ContentLines {
        var lines = ContentLines()
        lines.add("BEGIN", "VCALENDAR")
        lines.add("VERSION", "2.0")
        lines.add("PRODID", "-//Larder//Larder 1.0//\(language.uppercased())")
        lines.add("CALSCALE", "GREGORIAN")
        lines.add("NAME", text: name)
        lines.add("X-WR-CALNAME", text: name)
        lines.add("REFRESH-INTERVAL;VALUE=DURATION", "PT1H")
        lines.add("X-PUBLISHED-TTL", "PT1H")
        if let source { lines.add("SOURCE;VALUE=URI", source) }
        lines.add("COLOR", color.name)
        lines.add("X-APPLE-CALENDAR-COLOR", color.hex)
        if let timeZone { lines.add(component: timeZone) }
        return lines
    }

    /// The calendar whose components have been added.
    func ended(_ lines: consuming ContentLines) -> RenderedCalendar {
        lines.add("END", "VCALENDAR")
        return RenderedCalendar(bytes: lines.bytes, lastModified: lines.lastModified)
    }
}

/// A calendar as it is sent.
struct RenderedCalendar: Hashable, Sendable {
    /// The file.
    var bytes: [UInt8]
    /// The latest change of anything in it; nil if it is empty.
    var lastModified: Instant?
}

/// The four properties that say when a component was made and last changed, the same for every kind.
///
/// DTSTAMP is the last change and never "now", so that the bytes, and with them the ETag, stay what they are until
/// something changes.
struct Revision: Hashable, Sendable {
    /// When the thing was made.
    var created: Instant
    /// When it last changed.
    var modified: Instant
    /// How often it has changed.
    var sequence: Int

    func write(to lines: inout ContentLines) {
        lines.note(change: modified)
        lines.add("DTSTAMP", modified.iCalendar)
        lines.add("CREATED", created.iCalendar)
        lines.add("LAST-MODIFIED", modified.iCalendar)
        lines.add("SEQUENCE", String(max(0, sequence)))
    }
}

import Crypto
import HTTP
import Values

extension Response {
    /// A calendar file: shown by its app rather than saved, cached for five minutes, with a strong ETag of its bytes.
    static func calendar(_ calendar: RenderedCalendar, fileName: String, on request: Request) -> Response {
        var response = Response.bytes(calendar.bytes, type: "text/calendar; charset=utf-8")
            .with("Content-Disposition", "inline; filename=\"\(fileName)\"")
            .with("Cache-Control", "private, max-age=300")
            .with("ETag", "\"\(SHA256.hash(calendar.bytes).base64URL)\"")
        if let modified = calendar.lastModified { response.headers.add("Last-Modified", modified.httpDate) }
        return response.conditional(on: request)
    }
}

extension Instant {
    /// The date format of HTTP: `Fri, 20 Nov 2026 09:30:00 GMT` (RFC 9110, section 5.6.7).
    var httpDate: String {
        let date = dateInUTC
        let (year, month, day) = date.components
        let weekday = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][date.weekday - 1]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        // RFC 3339 has the clock at the same place: 2026-11-20T09:30:00.000Z.
        let clock = description.dropFirst(11).prefix(8)
        return "\(weekday), \(day < 10 ? "0" : "")\(day) \(months[month - 1]) \(year) \(clock) GMT"
    }
}

import Values

/// Dates as mails write them: `Fri, 20 Nov 2026 15:04:05 +0000` (RFC 5322, section 3.3).
enum MailDate {
    static func text(_ instant: Instant) -> String {
        let date = instant.dateInUTC.components
        let seconds = Int(instant.seconds.quotientAndRemainder(dividingBy: 86_400).remainder)
        // 1970-01-01 was a Thursday.
        let days = Int((instant.seconds - Int64(seconds)) / 86_400)
        let weekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][((days % 7) + 7) % 7]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map(twoDigits).joined(separator: ":")
        return "\(weekday), \(date.day) \(months[date.month - 1]) \(date.year) \(time) +0000"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

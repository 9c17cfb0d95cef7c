import Database
import Values

/// The statements about what is due, alike for webhooks and devices.
enum CallSQL {
    /// Whether it is the turn of a row, and nobody has it.
    static func isDue(at now: Instant) -> SQL {
        "due_at <= \(now) AND (leased_until IS NULL OR leased_until <= \(now))"
    }
}

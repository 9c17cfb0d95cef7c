import FoundationEssentials
import Identity
import Values

/// What the export service works with; built once, and by tests with what they want to see.
struct Dependencies: Sendable {
    var feeds: SQLFeedStore
    var exports: CalendarExports
    var authenticator: Authenticator
    var internalSecret: InternalSecret
    var now: @Sendable () -> Instant
    var newID: @Sendable () -> UUID
}

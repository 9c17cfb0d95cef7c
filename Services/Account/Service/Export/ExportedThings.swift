import Identity
import JSON
import Values

/// A session as its user takes it along, without any secret.
@JSONObject(.writtenOnly)
struct ExportedSession {
    let id: SessionID
    let createdAt: Instant
    let refreshedAt: Instant
    let device: String?

    init(_ session: StoredSession) {
        id = session.id
        createdAt = session.createdAt
        refreshedAt = session.refreshedAt ?? session.createdAt
        device = session.userAgent
    }
}

/// What the user has paid for.
@JSONObject(.writtenOnly)
struct ExportedPayment {
    let householdID: HouseholdID?
    let since: Instant
    let until: Instant?

    init(_ subscription: Subscription) {
        householdID = subscription.household
        since = subscription.since
        until = subscription.until == PaidPeriod.forever ? nil : subscription.until
    }
}

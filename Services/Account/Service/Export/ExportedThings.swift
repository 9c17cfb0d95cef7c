import Identity
import JSON
import Values

/// A session as its user sees it, without any secret.
struct ExportedSession: JSONEncodable, Sendable {
    private let record: SessionRecord

    init(_ record: SessionRecord) {
        self.record = record
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", record.id)
            json.member("created_at", record.createdAt)
            json.member("refreshed_at", record.refreshedAt)
            json.member("device", record.userAgent)
        }
    }
}

/// A provider that knows the user, and as whom.
@JSONObject(.writtenOnly)
struct ExportedIdentity: Sendable {
    let issuer: String
    let subject: String
    let connectedAt: Instant
}

/// What the user has paid for.
struct ExportedPayment: JSONEncodable, Sendable {
    private let subscription: Subscription

    init(_ subscription: Subscription) {
        self.subscription = subscription
    }

    func encode(to json: inout JSONWriter) {
        let until = subscription.paid.until
        json.object { json in
            json.member("household_id", subscription.household)
            json.member("since", subscription.paid.since)
            json.member("until", until == PaidPeriod.forever ? nil : until)
        }
    }
}

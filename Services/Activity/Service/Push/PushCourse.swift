import Values

/// How far a device has been told, and how it goes on after a message.
struct PushCourse: Hashable, Sendable {
    /// The number of the last event that is done with.
    var cursor: Int
    /// How often its service has taken nothing, one time after the other.
    var attempts = 0
    /// Since when; nil if the last message was taken.
    var failingSince: Instant?
    /// Until when the device is left alone.
    var quietUntil: Instant?

    /// Where a device is.
    init(_ subscription: StoredSubscription) {
        (cursor, attempts) = (subscription.cursor, subscription.attempts)
        (failingSince, quietUntil) = (subscription.failingSince, subscription.quietUntil)
    }

    /// Goes on after messages that were taken.
    mutating func succeed(at now: Instant) {
        (attempts, failingSince, quietUntil) = (0, nil, now + PushRules.interval)
    }

    /// Goes on later, after a message that was not taken.
    ///
    /// False if the device is to be forgotten, as its service says that it is gone, or has failed for days.
    mutating func fail(_ outcome: WebhookOutcome, at now: Instant) -> Bool {
        // defence: devices-that-are-gone
        if outcome.isGone || outcome.status == 404 { return false }
        attempts += 1
        let since = failingSince ?? now
        failingSince = since
        let wait = min(outcome.wait ?? .zero, WebhookCourse.longestPause)
        quietUntil = now + max(wait, WebhookCourse.pause(after: attempts))
        return now - since < PushRules.patience
    }
}

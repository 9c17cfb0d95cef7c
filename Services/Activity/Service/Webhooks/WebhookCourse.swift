import Values

/// Whether a webhook is called.
enum WebhookState: String, Sendable, CaseIterable {
    case active
    /// An owner has said so.
    case paused
    /// Larder has given up; an owner can start it again.
    case stopped
}

/// Why Larder has stopped calling a webhook.
enum WebhookStop: String, Sendable, CaseIterable {
    /// The receiver has answered 410.
    case gone
    /// The receiver has refused many events, one after the other.
    case refused
    /// The receiver could not take an event for most of a day, or has fallen as far behind.
    case unreachable
    /// Who gave its address does not belong to the household any more.
    case makerLeft = "maker_left"
}

/// What became of one call.
struct WebhookOutcome: Hashable, Sendable {
    /// How a call ended.
    enum Result: String, Sendable, CaseIterable {
        case delivered
        /// It will be tried again.
        case retrying
        /// It will not be tried again.
        case failed
    }

    /// The receiver's answer; nil if there was none.
    var status: Int?
    /// Why there was none.
    var reason: String?
    /// How long the receiver wants to be left alone.
    var wait: Duration?

    /// Whether the receiver has taken the event.
    var isDelivered: Bool { status.map { (200..<300).contains($0) } ?? false }
    /// Whether the receiver wants no event ever.
    var isGone: Bool { status == 410 }
    /// Whether the receiver does not want this event, so that trying again is of little use.
    var isRefused: Bool {
        guard let status, !isDelivered else { return false }
        return (300..<500).contains(status) && ![408, 425, 429].contains(status)
    }
}

/// How far a webhook has come with the household's events, and how it goes on after a call.
struct WebhookCourse: Hashable, Sendable {
    /// How often an event is sent that the receiver refuses.
    static let refusalsOfOne = 3
    /// After how many refused events in a row the webhook is stopped.
    static let refusedEvents = 10
    /// How old an event may be that is sent; the service keeps them for a day.
    static let patience = Duration.seconds(20 * 3600)
    /// For how long a receiver has failed at least that is given up: an event can be old because Larder was down.
    static let shortestFailure = Duration.seconds(3600)
    /// The longest pause between two calls.
    static let longestPause = Duration.seconds(3600)

    /// The number of the last event that is done with.
    var cursor: Int
    /// How often the next one has been tried.
    var attempts = 0
    /// How often the receiver has refused it.
    var refusedAttempts = 0
    /// How many events in a row the receiver has refused.
    var refusals = 0
    /// Since when the receiver takes nothing; nil if the last call went well.
    var failingSince: Instant?
    /// Why it is called no more.
    var stop: WebhookStop?

    /// Goes on behind an event that is not to be sent.
    mutating func pass(_ event: Int) { (cursor, attempts, refusedAttempts) = (max(cursor, event), 0, 0) }

    /// Stops before an event that was so old when it was due, if the receiver takes events more slowly than they come.
    mutating func stopIfBehind(by delay: Duration) {
        if failingSince == nil, delay > Self.patience { stop = .unreachable }
    }

    /// Goes on behind events that were deleted before they could be sent; a receiver that failed is given up.
    mutating func lose(upTo event: Int) {
        pass(event)
        if failingSince != nil { stop = .unreachable }
    }

    /// Goes on after a call about the event of a number, which is so old; gives what becomes of the event and the pause
    /// before the next call.
    mutating func apply(
        _ outcome: WebhookOutcome,
        to event: Int,
        age: Duration,
        at now: Instant
    ) -> (result: WebhookOutcome.Result, pause: Duration) {
        if outcome.isDelivered {
            self = WebhookCourse(cursor: event)
            return (.delivered, .zero)
        }
        attempts += 1
        if outcome.isRefused { refusedAttempts += 1 }
        let since = failingSince ?? now
        failingSince = since
        if outcome.isGone {
            stop = .gone
        } else if refusedAttempts >= Self.refusalsOfOne {
            pass(event)
            refusals += 1
            if refusals >= Self.refusedEvents { stop = .refused }
            return (.failed, .zero)
        } else if age > Self.patience, now - since >= Self.shortestFailure {
            stop = .unreachable
        }
        guard stop == nil else { return (.failed, .zero) }
        let wait = min(outcome.wait ?? .zero, Self.longestPause)
        return (.retrying, max(wait, Self.pause(after: attempts)))
    }

    /// 5 s, 20 s, 80 s, 320 s, 21 min, and then an hour each.
    static func pause(after attempts: Int) -> Duration {
        min(.seconds(5) * (1 << min(2 * (attempts - 1), 20)), longestPause)
    }
}

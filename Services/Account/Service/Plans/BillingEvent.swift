import Values

extension BillingEvent {
    /// What it is about: events that have any of these in common decide together.
    var mentions: Set<String> {
        switch fact {
        case .purchase(let purchase):
            Set(purchase.customers.map(BillingEvent.mention)).union(["purchase:\(purchase.key)"])
        case .transfer(let from, let to): Set((from + to).map(BillingEvent.mention))
        }
    }

    /// Every customer that is named.
    var customers: [String] {
        switch fact {
        case .purchase(let purchase): purchase.customers
        case .transfer(let from, let to): from + to
        }
    }

    private static func mention(customer: String) -> String { "customer:\(customer)" }
}

/// For how long a customer has paid.
struct PaidPeriod: Sendable, Equatable {
    /// What stands for never ending.
    static let forever = Instant(milliseconds: 253_402_300_799_000)

    /// When it began.
    let since: Instant
    /// When what was paid for ends.
    let expiresAt: Instant
    /// When it is really over: later, if a payment is awaited.
    let until: Instant

    func isActive(at now: Instant) -> Bool { until > now }
    func isInGrace(at now: Instant) -> Bool { expiresAt <= now && until > now }
}

/// All that is known of some purchases, as their events tell it together.
///
/// The events are gone through in the order in which they happened, however they came: so their order on the way does
/// not matter, and one that comes late never undoes a newer one.
struct BillingLedger: Sendable {
    /// A purchase as the newest event about it left it.
    struct Line: Sendable {
        var customers: [String]
        var since: Instant
        var expiresAt: Instant
        /// The end of a period that was not paid in time, and until when it counts.
        var grace: (period: Instant, until: Instant)?

        var paid: PaidPeriod {
            // A grace is for one period's end; with another end, by renewal or refund, it means nothing.
            let until = grace.flatMap { $0.period == expiresAt ? max(expiresAt, $0.until) : nil } ?? expiresAt
            return PaidPeriod(since: since, expiresAt: expiresAt, until: until)
        }
    }

    /// The purchases by their keys.
    private(set) var lines: [String: Line] = [:]

    init(_ events: [BillingEvent]) {
        for event in events.sorted(by: { ($0.at, $0.id) < ($1.at, $1.id) }) {
            switch event.fact {
            case .purchase(let purchase): note(purchase, at: event.at)
            case .transfer(let from, let to): move(from: Set(from), to: to)
            }
        }
    }

    /// For how long each of these customers has paid; of several purchases the one that ends last counts.
    ///
    /// A purchase belongs to the first of its customer's names that is one of `known`.
    func paid(by known: Set<String>) -> [String: PaidPeriod] {
        var result: [String: PaidPeriod] = [:]
        // In one order, so that equal ends have one answer.
        for (_, line) in lines.sorted(by: { $0.key < $1.key }) {
            guard let customer = line.customers.first(where: known.contains) else { continue }
            let paid = line.paid
            if let other = result[customer], other.until >= paid.until { continue }
            result[customer] = paid
        }
        return result
    }

    private mutating func note(_ purchase: BillingEvent.Purchase, at time: Instant) {
        let since = purchase.purchasedAt ?? time
        let expiresAt = purchase.expiresAt ?? PaidPeriod.forever
        var line = lines[purchase.key] ?? Line(customers: [], since: since, expiresAt: expiresAt)
        // A subscription that had run out begins anew.
        line.since = line.paid.until < since ? since : min(line.since, since)
        line.customers = purchase.customers
        line.expiresAt = expiresAt
        if let until = purchase.graceUntil { line.grace = (expiresAt, until) }
        lines[purchase.key] = line
    }

    private mutating func move(from: Set<String>, to: [String]) {
        for (key, line) in lines where line.customers.contains(where: from.contains) {
            lines[key]?.customers = to
        }
    }
}

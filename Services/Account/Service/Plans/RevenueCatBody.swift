import Crypto
import HTTP
import JSON
import Values

/// Who tells what has been paid for.
struct Billing: Sendable {
    /// What they show.
    let secretHash: [UInt8]
    /// The entitlement that makes a household pro.
    let entitlement: String

    init(webhookSecret: Secret, entitlement: String) {
        secretHash = webhookSecret.tokenHash
        self.entitlement = entitlement
    }

    /// Whether a request shows the secret, as it is or as a bearer token.
    func check(_ request: Request) throws(Problem) {
        let shown = request.headers["Authorization"] ?? ""
        let token = shown.hasPrefix("Bearer ") ? String(shown.dropFirst(7)) : shown
        // Both are compared, and each in constant time, so that nothing is told by the clock.
        let isPlain = constantTimeEqual(Secret(shown).tokenHash, secretHash)
        let isBearer = constantTimeEqual(Secret(token).tokenHash, secretHash)
        guard isPlain || isBearer else {
            throw .unauthorized(code: "webhook_unauthorized", "Only the billing service may call this.")
        }
    }
}

/// The body of RevenueCat's webhook, as far as it counts here.
@JSONObject(.readOnly)
struct RevenueCatBody: Sendable {
    var event: RevenueCatEvent
}

/// An event as RevenueCat tells it; of what it may leave out, nothing is required.
@JSONObject(.readOnly)
struct RevenueCatEvent: Sendable {
    var id: String
    var type: String
    @Key("event_timestamp_ms") var timestamp: Int64
    var appUserID: String?
    var originalAppUserID: String?
    var aliases: [String]?
    var entitlementIDs: [String]?
    var entitlementID: String?
    var store: String?
    var productID: String?
    var originalTransactionID: String?
    @Key("purchased_at_ms") var purchasedAt: Int64?
    @Key("expiration_at_ms") var expiresAt: Int64?
    @Key("grace_period_expiration_at_ms") var graceUntil: Int64?
    var transferredFrom: [String]?
    var transferredTo: [String]?
}

extension RevenueCatEvent {
    /// How many names of one customer count.
    private static let mostNames = 100

    /// What the event says of what counts here; nil if that is nothing.
    ///
    /// Not its kind decides but until when it says that the entitlement is good. The one exception are purchases that
    /// never end: that such a one was given back, only the kind tells.
    func fact(entitlement: String) -> BillingEvent? {
        guard RevenueCatEvent.isName(id) else { return nil }
        let at = RevenueCatEvent.instant(timestamp)
        if let from = transferredFrom, let to = transferredTo, !from.isEmpty, !to.isEmpty {
            return BillingEvent(id: id, at: at, fact: .transfer(from: names(from), to: names(to)))
        }
        let entitlements = entitlementIDs ?? entitlementID.map { [$0] } ?? []
        guard type != "TEST", entitlements.contains(entitlement) else { return nil }
        let customers = names([appUserID, originalAppUserID].compactMap(\.self) + (aliases ?? []))
        guard !customers.isEmpty else { return nil }
        let isGivenBack = expiresAt == nil && (type == "CANCELLATION" || type == "EXPIRATION")
        let purchase = BillingEvent.Purchase(
            key: key,
            customers: customers,
            purchasedAt: purchasedAt.map(RevenueCatEvent.instant),
            expiresAt: isGivenBack ? at : expiresAt.map(RevenueCatEvent.instant),
            graceUntil: graceUntil.map(RevenueCatEvent.instant)
        )
        return BillingEvent(id: id, at: at, fact: .purchase(purchase))
    }

    /// A subscription keeps its first transaction's id through all renewals.
    private var key: String {
        let thing = originalTransactionID ?? "\(productID ?? "")/\(appUserID ?? "")"
        return "\(store ?? "")/\(thing)".filter { $0 != "\0" }
    }

    /// Each name once, in their order, in the one form in which ids are written here.
    private func names(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter(RevenueCatEvent.isName)
            .map { UserID($0)?.description ?? $0 }
            .filter { seen.insert($0).inserted }
            .prefix(RevenueCatEvent.mostNames).map(\.self)
    }

    /// No database keeps a NUL in a text.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 200 && !text.utf8.contains(0)
    }

    private static func instant(_ milliseconds: Int64) -> Instant {
        Instant(milliseconds: min(max(milliseconds, 0), PaidPeriod.forever.milliseconds))
    }
}

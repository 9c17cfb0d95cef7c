import Database
import JSON
import Values

/// What the billing service has told by one event: facts only, whatever it calls the event.
@TableRow("billing_event")
struct BillingEvent: Sendable, Equatable {
    /// The event's own id; sent again it is the same.
    @Column(.key) let id: String
    /// When it happened, not when it came.
    @Column("happened_at") let at: Instant
    let fact: Fact

    enum Fact: Sendable, Equatable {
        /// Until when a purchase is good.
        case purchase(Purchase)
        /// What these customers had bought is now those customers'.
        case transfer(from: [String], to: [String])
    }

    /// One thing that was bought, such as a subscription with all its renewals.
    @JSONObject
    struct Purchase: Sendable, Equatable {
        /// What the store calls it.
        let key: String
        /// Whose it is: all the names of one customer, the present one first.
        let customers: [String]
        /// When this period of it was paid.
        @Key("purchasedAt") let purchasedAt: Instant?
        /// When this period ends; nil is never.
        @Key("expiresAt") let expiresAt: Instant?
        /// Until when it counts all the same while a payment is awaited.
        @Key("graceUntil") let graceUntil: Instant?
    }
}

/// As the column `fact` holds it.
extension BillingEvent.Fact: StoredText, JSONReadable, JSONEncodable {
    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        if let purchase = try members.optional("purchase", as: BillingEvent.Purchase.self) {
            self = .purchase(purchase)
        } else {
            self = .transfer(
                from: try members.optional("transferredFrom") ?? [],
                to: try members.optional("transferredTo") ?? []
            )
        }
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            switch self {
            case .purchase(let purchase): json.member("purchase", purchase)
            case .transfer(let from, let to):
                json.member("transferredFrom", from)
                json.member("transferredTo", to)
            }
        }
    }
}

/// What a user has paid for, and the household that has the use of it.
@TableRow("subscription")
struct Subscription: Sendable, Equatable {
    @Column("user_id", .key) let user: UserID
    @Column("household_id", .insertOnly) var household: HouseholdID?
    @Column("since_at") let since: Instant
    let expiresAt: Instant
    @Column("until_at") let until: Instant
    /// Whether it has been noted that it has run out.
    let isOver: Bool

    var paid: PaidPeriod { PaidPeriod(since: since, expiresAt: expiresAt, until: until) }
}

extension Subscription {
    /// What a user has paid for, of which no household has the use yet.
    init(of user: UserID, _ paid: PaidPeriod, at now: Instant) {
        self.init(
            user: user,
            since: paid.since,
            expiresAt: paid.expiresAt,
            until: paid.until,
            isOver: !paid.isActive(at: now)
        )
    }
}

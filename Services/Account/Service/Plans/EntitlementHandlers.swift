import AccountAPI
import HTTP
import Identity
import JSON
import Values

/// What a household has paid for, and who tells it.
extension Dependencies {
    func getEntitlement(_ request: Request, _ caller: Caller) async throws -> Response {
        let now = now()
        var paid: PaidPeriod?
        if hasBilling {
            paid = try await store.paidPeriod(of: caller.household).flatMap { $0.isActive(at: now) ? $0 : nil }
        }
        let plan = Plan(paidUntil: paid?.until, hasBilling: hasBilling, at: now)
        async let usage = usage(caller.household)
        let members = try await store.familyCount(of: caller.household)
        let used = await usage.merging([.members: members]) { $1 }
        return .secret(EntitlementBody(paid, plan, limits, used: used, at: now))
    }

    func receiveRevenueCat(_ request: Request) async throws -> Response {
        guard let billing else { throw Problem.notFound() }
        try billing.check(request)
        let body = try request.decode(RevenueCatBody.self)
        guard let event = body.event.fact(entitlement: billing.entitlement) else {
            return .json(WebhookAnswer(outcome: .ignored))
        }
        return .json(WebhookAnswer(outcome: try await store.take(event, at: now())))
    }

    /// Whether anybody tells what has been paid for.
    var hasBilling: Bool { billing != nil }
}

extension Plan {
    /// The plan of a household that is paid for until then.
    init(paidUntil: Instant?, hasBilling: Bool, at now: Instant) {
        guard hasBilling else {
            self = .unlimited
            return
        }
        self = paidUntil.map { $0 > now } ?? false ? .pro : .free
    }
}

extension EntitlementBody {
    fileprivate init(
        _ paid: PaidPeriod?,
        _ plan: Plan,
        _ limits: PlanLimits,
        used: [Quota.Subject: Int],
        at now: Instant
    ) {
        let until = paid?.until
        self.init(
            plan: plan,
            since: paid?.since,
            until: until == PaidPeriod.forever ? nil : until,
            inGrace: paid?.isInGrace(at: now) ?? false,
            upgradeURL: limits.upgradeURL,
            limits: Dictionary(
                uniqueKeysWithValues: Quota.Subject.allCases.map { subject in
                    let limit = limits.quota(subject, of: plan)?.limit
                    // Imports are counted only where they are limited.
                    let isCounted = subject != .imports && subject != .lifetimeImports || limit != nil
                    return (subject.rawValue, Limit(limit: limit, used: isCounted ? used[subject] : nil))
                }
            )
        )
    }
}

/// What the billing service is told; it looks at the status only.
@JSONObject(.writtenOnly)
private struct WebhookAnswer {
    let outcome: BillingOutcome
}

extension BillingOutcome: JSONEncodable {}

extension Operation {
    static let getEntitlement = Operation(
        "getEntitlement",
        summary: "The household's plan and its limits.",
        tag: "entitlement",
        answers: [.ok(.ref("Entitlement"))]
    )
    static let receiveRevenueCat = Operation(
        "receiveRevenueCat",
        summary: "Receives RevenueCat's webhook, authorised by the configured secret.",
        tag: "entitlement",
        security: .none,
        takesAnyQuery: true,
        body: .object([
            Property(
                "event",
                .object([
                    Property("id", .text), Property("type", .text), Property("event_timestamp_ms", .integer()),
                ]),
                description: "As documented by RevenueCat; unknown events are accepted."
            )
        ]),
        answers: [
            .ok(
                .object([
                    Property(
                        "outcome",
                        .enumeration(["applied", "repeated", "unknown_user", "ignored"], name: "WebhookOutcome")
                    )
                ])
            )
        ],
        errors: [401, 404]
    )
}

extension Schema {
    static let entitlement = Schema.object([
        Property("plan", .words(of: Plan.self)), Property("since", .nullable(.instant)),
        Property("until", .nullable(.instant)), Property("in_grace", .boolean),
        Property("upgrade_url", .nullable(.text)),
        Property(
            "limits",
            .map(
                of: .object([
                    Property("limit", .nullable(.integer(min: 0)), description: "Null for no limit."),
                    Property(
                        "used",
                        .nullable(.integer(min: 0)),
                        description:
                            "Null if it is not available, and for imports without a limit, which are not counted."
                    ),
                ])
            )
        ),
    ])
}

public import Identity
public import JSON
public import Values

/// What a household has paid for, and what that allows.
@JSONObject(.readOnly)
public struct EntitlementBody: Hashable, Sendable {
    /// How much there may be of something.
    @JSONObject(.readOnly)
    public struct Limit: Hashable, Sendable {
        /// How much; nil for as much as one likes.
        public var limit: Int?
        /// How much there is; nil where that could not be found out, or nobody counts it.
        public var used: Int?
    }

    /// The plan that holds now.
    public var plan: Plan
    /// When it began; nil for a plan that nobody pays for.
    public var since: Instant?
    /// When it ends; nil if it does not.
    public var until: Instant?
    /// Whether what was paid for has ended and a payment is awaited, until `until`.
    public var inGrace: Bool
    /// Where a larger plan can be had; nil if nobody has said.
    public var upgradeURL: String?
    /// The limits by what they limit.
    public var limits: [String: Limit]
}

extension EntitlementBody: JSONEncodable {
    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("plan", plan.rawValue)
            json.member("since", since)
            json.member("until", until)
            json.member("in_grace", inGrace)
            json.member("upgrade_url", upgradeURL)
            json.object("limits") { json in
                for (what, limit) in limits.sorted(by: { $0.key < $1.key }) {
                    json.member(named: what, limit)
                }
            }
        }
    }
}

extension EntitlementBody.Limit: JSONEncodable {
    /// Writes `{"limit", "used"}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("limit", limit)
            json.member("used", used)
        }
    }
}

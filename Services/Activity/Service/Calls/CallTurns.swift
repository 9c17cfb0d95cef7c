import Values

/// Which webhooks have their turns: so many at once, and so many of one household.
struct WebhookTurns {
    /// How many webhooks are called at once.
    static let most = 16
    /// How many of one household: where all its receivers are slow, they do not take every place.
    static let ofOneHousehold = 2

    /// Those that have a turn.
    var running: [WebhookID: HouseholdID] = [:]
    /// Those that could not be taken, and are not tried again before the next look.
    var failed: Set<WebhookID> = []
    /// How many turns have begun.
    private(set) var count = 0

    /// Whether a webhook may have a turn now.
    func admits(_ id: WebhookID, of household: HouseholdID) -> Bool {
        running.count < Self.most && running[id] == nil && !failed.contains(id)
            && running.values.count { $0 == household } < Self.ofOneHousehold
    }

    mutating func begin(_ id: WebhookID, of household: HouseholdID) {
        running[id] = household
        count += 1
    }
}

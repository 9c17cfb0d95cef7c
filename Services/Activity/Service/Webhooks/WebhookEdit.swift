import FoundationEssentials
import Values

/// What an owner wants to change about a webhook.
struct WebhookEdit: Sendable {
    var url: String?
    var kinds: String?
    var state: WebhookState?
    /// Who wants it, and when.
    let by: UserID
    let at: Instant
}

extension StoredWebhook {
    /// Changes what an owner has decided, where the household's last event has this number.
    ///
    /// Gives whether a turn that is under way can go on and note how far it has come.
    mutating func apply(_ edit: WebhookEdit, last: Int) -> Bool {
        let old = self
        url = edit.url ?? url
        kinds = edit.kinds ?? kinds
        switch edit.state {
        case .active? where old.state != .active:
            state = .active
            // What happened while it was not called is not told any more.
            cursor = last
            begin(dueAt: nil)
            // Nobody in the household answers for the address: whoever starts it again does from now on.
            if old.stopReason == .makerLeft { (addressBy, addressAt) = (edit.by, edit.at) }
            stopReason = nil
        case .active?, nil: break
        case let other?:
            state = other
            (stopReason, dueAt) = (nil, nil)
        }
        if url != old.url {
            (addressBy, addressAt) = (edit.by, edit.at)
            // The failures were those of another receiver.
            if state == .active { begin(dueAt: dueAt.map { _ in edit.at }) }
        }
        return url == old.url && kinds == old.kinds && state == old.state
    }

    /// Forgets how the receiver has failed.
    private mutating func begin(dueAt: Instant?) {
        (attempts, refusedAttempts, refusals, failingSince) = (0, 0, 0, nil)
        self.dueAt = dueAt
    }
}

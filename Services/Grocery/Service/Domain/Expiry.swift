import Values

/// The hour after which a ticked item is gone.
enum Expiry {
    /// How long a ticked item stays.
    static let lifetime: Duration = .seconds(3600)
    /// How long a draft nobody activated stays.
    static let draftLifetime: Duration = .seconds(24 * 3600)

    /// Items ticked at this instant or before are gone now.
    static func horizon(_ now: Instant) -> Instant { now - lifetime }

    /// When an item ticked at this instant is gone.
    static func end(of checkedAt: Instant) -> Instant { checkedAt + lifetime }
}

import Database
import FoundationEssentials
import Identity
import Values

enum PushSubject {}
typealias PushID = Identifier<PushSubject>

/// A device that has asked to be told of what happens in a household.
@TableRow("push_subscription")
struct StoredSubscription: Sendable {
    @Column("household_id", .key) let household: HouseholdID
    @Column(.key) var id: PushID
    @Column("user_id") let user: UserID
    /// The session that asked; the device is told as long as it goes on.
    @Column("session_id") let session: SessionID
    /// Where the device's own service takes messages for it.
    let endpoint: String
    /// The device's public key, an uncompressed point of P-256.
    let publicKey: [UInt8]
    /// What only the device and Larder know, in 16 bytes.
    let secret: [UInt8]
    /// What it is told of, each between two bars.
    let kinds: String
    var createdAt: Instant
    /// The number of the last event that is done with.
    var cursor: Int
    var attempts: Int = 0
    /// Since when the device's service takes nothing; nil if the last message was taken.
    var failingSince: Instant?
    /// Until when the device is left alone.
    var quietUntil: Instant?
    /// When it is to be told; nil if there is nothing to tell.
    var dueAt: Instant?
    /// At how many minutes after midnight it is told the meals of a day; nil if it is not.
    var remindTime: Int?
    /// Which day's.
    var remindDay: String?
    /// When it is next, as far as that is known.
    var remindAt: Instant?
}

extension StoredSubscription {
    /// What it is told of.
    var pushKinds: [PushKind] { kinds.split(separator: "|").compactMap { PushKind(rawValue: String($0)) } }

    /// Which meals it is told, and when.
    var reminder: Reminder? {
        guard let time = remindTime.flatMap(TimeOfDay.init(minutes:)), let day = remindDay.flatMap(Reminder.Day.init)
        else { return nil }
        return Reminder(time: time, day: day)
    }

    /// Kinds as they are kept.
    static func text(of kinds: [PushKind]) -> String {
        "|" + PushKind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: "|") + "|"
    }
}

/// A device whose turn it is.
struct ClaimedSubscription: Sendable {
    let subscription: StoredSubscription
    /// Until when nobody else has it; what it is known by.
    let lease: Instant
}

/// The key by which the services of devices know Larder.
@TableRow("push_key")
struct StoredPushKey: Sendable {
    @Column(.key) let position: Int
    let privateKey: [UInt8]
    let createdAt: Instant
}

import Database
import Identity
import JSON
import Values

/// One entry in the audit log: who did what to what, from where.
///
/// It never holds a secret, an address or a name: whoever may read it learns ids, and looks up those that they may see.
@TableRow("household_audit")
@JSONObject(.writtenOnly)
struct AuditEntry: Sendable, Equatable {
    @Column(.key) let id: AuditID
    let kind: AuditKind
    /// Who did it; nil if it is not known, as when a sign-in has failed.
    @Column("actor_id") @Key("actor_id") var actor: UserID?
    /// The id of what it happened to: a user, a token, a share.
    @Column("subject_id") @Key("subject_id") var subject: AuditID?
    /// A word more: the role that was given.
    var detail: String?
    /// From where; nil where it is not for the reader.
    var address: String?
    /// The beginning of what the client calls itself.
    var userAgent: String?
    let at: Instant
}

extension AuditKind: JSONEncodable {}

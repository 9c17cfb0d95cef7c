import Database
import Identity
import Values

/// The statements about revocations, written for both databases.
enum RevocationSQL {
    static func insert(_ revocation: Revocation, at now: Instant) -> SQL {
        StoredRevocation.table.insert(StoredRevocation(revocation, at: now))
    }

    /// From when on a user's tokens are good.
    static func notBefore(of user: UserID) -> SQL {
        "SELECT max(before_at) FROM revocation WHERE subject = \(user) AND kind = 'user'"
    }

    static func list(after sequence: Int, limit: Int) -> SQL {
        """
        SELECT \(StoredRevocation.table.list), sequence FROM revocation
        WHERE sequence > \(sequence) ORDER BY sequence LIMIT \(limit)
        """
    }
}

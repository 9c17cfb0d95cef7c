import Database
import Identity
import Values

/// The statements about revocations, written for both databases.
enum RevocationSQL {
    static func insert(_ revocation: Revocation, at now: Instant) -> SQL {
        """
        INSERT INTO revocation (kind, subject, before_at, created_at)
        VALUES (\(revocation.kind), \(revocation.id), \(revocation.before), \(now))
        """
    }

    /// From when on a user's tokens are good.
    static func notBefore(of user: UserID) -> SQL {
        "SELECT max(before_at) FROM revocation WHERE subject = \(user) AND kind = 'user'"
    }

    static func list(after sequence: Int, limit: Int) -> SQL {
        """
        SELECT sequence, kind, subject, before_at, created_at FROM revocation
        WHERE sequence > \(sequence) ORDER BY sequence LIMIT \(limit)
        """
    }

    static func sweep(at now: Instant) -> Sweep {
        Sweep("revocation", key: "sequence", where: "before_at <= \(now - Revocation.longestToken)")
    }
}

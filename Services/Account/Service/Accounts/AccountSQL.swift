import Crypto
import Database
import Identity
import Kitchen
import Values

/// The account service's statements, written for both databases.
enum AccountSQL {
    // MARK: Signing keys

    static let signingKeys: SQL = "SELECT seed, created_at FROM signing_key ORDER BY position DESC"

    /// Of several replicas that start at once, one makes the first key.
    static func insertFirstKey(_ seed: [UInt8], at now: Instant) -> SQL {
        """
        INSERT INTO signing_key (position, seed, created_at) VALUES (1, \(seed), \(now)) ON CONFLICT (position) DO NOTHING
        """
    }

    /// The position is the table's key: of two that rotate at once one fails.
    static func insertKey(_ seed: [UInt8], at now: Instant) -> SQL {
        """
        INSERT INTO signing_key (position, seed, created_at)
        SELECT coalesce(max(position), 0) + 1, \(seed), \(now) FROM signing_key
        """
    }

    // MARK: Sweeping

    static func sweep(at now: Instant) -> [Sweep] {
        [
            RevocationSQL.sweep(at: now),
            CredentialSQL.sweep(at: now),
            // Those before the newest that has signed for so long that no token of an older one is left.
            Sweep(
                "signing_key",
                key: "position",
                where: """
                    position < (SELECT max(position) FROM signing_key
                        WHERE created_at <= \(now - SigningKeys.retirement))
                    """
            ),
            Sweep("refresh_token", key: "token_hash", where: "expires_at <= \(now)"),
            Sweep("invitation", key: "household_id, id", where: "expires_at <= \(now)"),
        ]
    }

    /// Sessions that cannot be renewed any more, in the order of their ids.
    static func endedSessions(after session: SessionID?, limit: Int) -> SQL {
        var sql: SQL = """
            SELECT id FROM session
            WHERE NOT EXISTS (SELECT 1 FROM refresh_token WHERE refresh_token.session_id = session.id)
            """
        if let session { sql += " AND id > \(session)" }
        return .acrossHouseholds(because: .sweep, sql + " ORDER BY id LIMIT \(limit)")
    }

    /// Deletes those of these sessions that still cannot.
    static func deleteEnded(_ sessions: [SessionID]) -> SQL {
        .acrossHouseholds(
            because: .sweep,
            """
            DELETE FROM session WHERE id IN \(list: sessions)
                AND NOT EXISTS (SELECT 1 FROM refresh_token WHERE refresh_token.session_id = session.id)
            """
        )
    }
}

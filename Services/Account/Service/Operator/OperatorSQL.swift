import Database

/// The statements that count for the operator.
enum OperatorSQL {
    /// Counts users, at most `limit`.
    static func users(limit: Int) -> SQL {
        "SELECT count(*) FROM (SELECT u.id FROM account_user u LIMIT \(limit)) AS some_users"
    }

    /// Counts households, at most `limit`.
    static func households(limit: Int) -> SQL {
        "SELECT count(*) FROM (SELECT h.id FROM household h LIMIT \(limit)) AS some_households"
    }
}

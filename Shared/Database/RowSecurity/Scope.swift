import FoundationEssentials
import Values

/// Whose rows a statement is about; PostgreSQL's policies let it see no others.
///
/// It follows from what is bound: the first household and the first user of a statement are its scope.
struct Scope: Hashable, Sendable {
    var household: UUID?
    var user: UUID?
    var secret: String?
    var reason: CrossTenantReason?

    /// Nobody's.
    static let none = Scope()

    /// Notes a bound value.
    mutating func note(_ value: SQLValue) {
        switch value {
        case .household(let id): if household == nil { household = id }
        case .user(let id): if user == nil { user = id }
        default: break
        }
    }

    /// The scope of a statement that names `named`, after statements in this scope in the same transaction.
    ///
    /// Household and user stay until others are named; a reason and a secret are one statement's only.
    func followed(by named: Scope) -> Scope {
        Scope(
            household: named.household ?? household,
            user: named.user ?? user,
            secret: named.secret,
            reason: named.reason
        )
    }

    /// The statement that tells the server, until the transaction ends; `previous` is what it was told before.
    func statement(after previous: Scope) -> RenderedSQL {
        // The usual case is a request of one household: one setting less is some microseconds less.
        if previous == .none, self == Scope(household: household) {
            return RenderedSQL(
                text: "SELECT set_config('larder.household', $1, true)",
                values: [.text(household?.canonical ?? "")],
                isScope: true
            )
        }
        return RenderedSQL(
            text: """
                SELECT set_config('larder.household', $1, true), set_config('larder.user', $2, true), \
                set_config('larder.secret', $3, true), set_config('larder.errand', $4, true)
                """,
            values: [
                .text(household?.canonical ?? ""), .text(user?.canonical ?? ""), .text(secret ?? ""),
                .text(reason?.rawValue ?? ""),
            ],
            isScope: true
        )
    }
}

/// Statements of one transaction with, before each that needs another scope than the one before it, the statement that
/// sets it; changes `scope` to the last one.
///
/// They go to the server together, so this costs no round trip.
func scoped(_ statements: [RenderedSQL], _ scope: inout Scope) -> [RenderedSQL] {
    var result: [RenderedSQL] = []
    result.reserveCapacity(statements.count + 1)
    // What only a later statement names holds from the beginning, as most transactions are about one household.
    var first = scope
    for statement in statements {
        if first.household == nil { first.household = statement.scope.household }
        if first.user == nil { first.user = statement.scope.user }
    }
    for (index, statement) in statements.enumerated() {
        let needed = (index == 0 ? first : scope).followed(by: statement.scope)
        if needed != scope {
            result.append(needed.statement(after: scope))
            scope = needed
        }
        result.append(statement)
    }
    return result
}

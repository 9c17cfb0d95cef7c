import FoundationEssentials
import Values

/// Whose rows a statement accesses; PostgreSQL's policies hide all others.
///
/// It follows from the bound values: the first household and the first user of a statement are its scope.
package struct Scope: Hashable, Sendable {
    var household: UUID?
    var user: UUID?
    var secret: String?
    var reason: CrossTenantReason?

    /// Nobody's.
    static let none = Scope()

    /// Takes a bound value into account.
    mutating func note(_ value: SQLValue) {
        switch value {
        case .household(let id): if household == nil { household = id }
        case .user(let id): if user == nil { user = id }
        default: break
        }
    }

    /// The scope of a statement that names `named`, after statements in this scope in the same transaction.
    ///
    /// Household and user apply until others are named; a reason and a secret apply to one statement only.
    func followed(by named: Scope) -> Scope {
        Scope(
            household: named.household ?? household,
            user: named.user ?? user,
            secret: named.secret,
            reason: named.reason
        )
    }

    /// The statements that set the scope on the server until the transaction ends; `previous` is the one set before.
    func statements(after previous: Scope, _ dialect: Dialect) -> [RenderedSQL] {
        dialect == .citus ? settings(after: previous) : [statement(after: previous)]
    }

    /// Citus passes SET LOCAL on to the workers, but not set_config().
    private func settings(after previous: Scope) -> [RenderedSQL] {
        zip(values, previous.values).filter { $0.value != $1.value }.map { new, _ in
            let quoted = new.value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
            return RenderedSQL(text: "SET LOCAL larder.\"\(new.name)\" = '\(quoted)'", isSilent: true)
        }
    }

    private var values: [(name: String, value: String)] {
        [
            ("household", household?.canonical ?? ""), ("user", user?.canonical ?? ""), ("secret", secret ?? ""),
            ("errand", reason?.rawValue ?? ""),
        ]
    }

    private func statement(after previous: Scope) -> RenderedSQL {
        // The usual case is a request for one household; setting one value less saves some microseconds.
        if previous == .none, self == Scope(household: household) {
            return RenderedSQL(
                text: "SELECT set_config('larder.household', $1, true)",
                values: [.text(household?.canonical ?? "")],
                isSilent: true
            )
        }
        return RenderedSQL(
            text: """
                SELECT set_config('larder.household', $1, true), set_config('larder.user', $2, true), \
                set_config('larder.secret', $3, true), set_config('larder.errand', $4, true)
                """,
            values: values.map { .text($0.value) },
            isSilent: true
        )
    }
}

/// The statements of one transaction, each preceded by a statement that sets its scope if that differs from the one
/// before; changes `scope` to the last one.
///
/// They are sent to the server together, so this costs no round trip.
func scoped(_ statements: [RenderedSQL], _ scope: inout Scope, _ dialect: Dialect) -> [RenderedSQL] {
    var result: [RenderedSQL] = []
    result.reserveCapacity(statements.count + 1)
    // The first household and user named apply from the beginning, as most transactions concern one household.
    var first = scope
    for statement in statements {
        if first.household == nil { first.household = statement.scope.household }
        if first.user == nil { first.user = statement.scope.user }
    }
    for (index, statement) in statements.enumerated() {
        let needed = (index == 0 ? first : scope).followed(by: statement.scope)
        if needed != scope {
            result += needed.statements(after: scope, dialect)
            scope = needed
        }
        result.append(statement)
    }
    return result
}

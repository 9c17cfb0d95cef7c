import AccountAPI
import FoundationEssentials
import HTTP
import Identity
import Values

extension APIToken {
    /// What a request asks for; collects all that is wrong with it before it throws.
    init(_ body: NewAPITokenBody, id: UUID, of user: UserID, at now: Instant) throws(Problem) {
        var fields = FieldCheck()
        let kind: APIToken.Kind = fields.choice(body.kind, "/kind") ?? .apiToken
        let name = fields.text(body.name, "/name", max: APIToken.longestName)
        let scopes = APIToken.scopes(body.scopes, kind, &fields)
        if let end = body.expiresAt, end <= now { fields.must("/expires_at", "out_of_range", "be in the future") }
        try fields.finish()
        self.init(
            id: APITokenID(id),
            user: user,
            kind: kind,
            name: name,
            scopes: scopes,
            household: body.household,
            createdAt: now,
            expiresAt: body.expiresAt
        )
    }

    private static func scopes(_ names: [String]?, _ kind: APIToken.Kind, _ fields: inout FieldCheck) -> Scopes {
        if kind == .appPassword {
            if let names, names != [Scope.export.name] {
                fields.must("/scopes", "unknown", "be left out: an app password is for calendars only")
            }
            return Scopes([.export])
        }
        guard let names, !names.isEmpty else {
            fields.refuse("/scopes", "required", "scopes must name at least one scope, such as read")
            return Scopes([])
        }
        var scopes: [Scope] = []
        for (index, name) in names.prefix(Scope.all.count).enumerated() {
            if let scope = Scope(name) {
                scopes.append(scope)
            } else {
                fields.refuse("/scopes/\(index)", "unknown", "is not a scope, such as grocery:read")
            }
        }
        fields.count(names.count, "/scopes", most: Scope.all.count)
        return Scopes(scopes)
    }
}

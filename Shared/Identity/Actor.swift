public import JSON
public import Values

/// Who does what is done, for those who are told of it.
public enum Actor: Hashable, Sendable {
    /// Somebody who has signed in; `byApp` if with an API token or an app password.
    case user(UserID, byApp: Bool)
    /// Somebody with a link, and what they call themselves.
    case guest(name: String?, link: ShareID)

    /// On whose behalf the current task works; nil if nobody has asked for it.
    @TaskLocal public static var current: Actor?
}

extension Actor: JSONEncodable, JSONReadable {
    /// Writes `{"user_id"}` or `{"guest", "share_id"}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            switch self {
            case .user(let user, let byApp):
                json.member("user_id", user)
                if byApp { json.member("app", true) }
            case .guest(let name, let link):
                json.member("guest", name ?? "")
                json.member("share_id", link)
            }
        }
    }

    /// Reads what `encode(to:)` writes.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        if let user = try members.optional("user_id", as: UserID.self) {
            self = .user(user, byApp: try members.optional("app") ?? false)
        } else {
            let name = try members.required("guest", as: String.self)
            self = .guest(name: name.isEmpty ? nil : name, link: try members.required("share_id"))
        }
    }
}

extension Caller {
    /// The caller as others are told of them; nil for one of Larder's own services.
    var actor: Actor? { claims.map { .user(user, byApp: $0.scopes != nil) } }
}

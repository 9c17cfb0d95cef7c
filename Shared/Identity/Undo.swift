public import JSON

/// How a change is taken back: a call of the public API of the service that tells of the change.
///
/// The call is made in the name of whoever asks for it, if what the change touched is still as the change left it.
@JSONObject(.leavesOutNil)
@MembersInit(unlabelled: 2)
public struct Undo: Hashable, Sendable {
    /// The method of the call.
    public enum Verb: String, Sendable, Hashable, CaseIterable, JSONEncodable, JSONReadable {
        /// `POST`.
        case post = "POST"
        /// `PUT`.
        case put = "PUT"
        /// `PATCH`.
        case patch = "PATCH"
        /// `DELETE`.
        case delete = "DELETE"
    }

    /// The method of the call.
    public var verb: Verb
    /// The path of the call, perhaps with a query.
    public var path: String
    /// The body of the call.
    public var body: AnyJSON? = nil
    /// How the change left things.
    public var state: State
    /// True if the same must not have happened to the same thing again, as what is there does not tell.
    public var once: Bool? = nil

    /// How things are as long as nobody has changed them again.
    @JSONObject(.leavesOutNil)
    @MembersInit(unlabelled: 1)
    public struct State: Hashable, Sendable {
        /// Where to read them.
        public var path: String
        /// The id of a part of what is read there; nil if all of it is meant.
        public var id: String? = nil
        /// The member that the id is in; nil for `id`.
        public var key: String? = nil
        /// What it has; nil if it is not there.
        public var has: [String: AnyJSON]? = nil
    }

    /// The most bytes that one may take; a change that needs more is not taken back.
    public static let most = 4_096
}

extension Undo.State {
    /// Whether what was read is as it says; nil stands for what is not there.
    public func matches(_ document: AnyJSON?) -> Bool {
        let part = if let id { document?.object(with: .string(id), in: key ?? "id") } else { document }
        guard let has else { return part == nil }
        guard case .object(let members) = part else { return false }
        return has.allSatisfy { name, value in (members[name] ?? .null) == value }
    }
}

extension AnyJSON {
    /// The first object with a member of this value, of this object and of all in it.
    fileprivate func object(with value: AnyJSON, in key: String) -> AnyJSON? {
        switch self {
        case .object(let members):
            if members[key] == value { return self }
            return members.values.lazy.compactMap { $0.object(with: value, in: key) }.first
        case .array(let values): return values.lazy.compactMap { $0.object(with: value, in: key) }.first
        default: return nil
        }
    }
}

/// How large the body of an operation's requests may be: what the operation can need, and no more.
public enum BodySize: Sendable, Hashable {
    /// A few members: 64 KiB, and 16 KiB where anybody may call.
    case fields
    /// A document with lists in it: the server's own limit.
    case document
    /// So many bytes, whatever the server's own limit is.
    case bytes(Int)
}

extension Operation {
    /// The largest body in bytes, on a server whose own limit is `limit`.
    ///
    /// Where no body is expected there is room for an empty object and the like.
    public func bodyLimit(within limit: Int) -> Int {
        let largest =
            switch bodySize {
            case .bytes(let count): count
            case .document: limit
            case .fields where body == nil: min(4096, limit)
            case .fields where security == .bearer || security == .internalOnly: min(65_536, limit)
            case .fields: min(16_384, limit)
            }
        // defence: route-bodies
        return largest
    }
}

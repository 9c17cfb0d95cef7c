public import JSON
public import Values

/// What other services are told when somebody does not eat in a household any more: who, and nothing else.
public struct MemberRemoved: Decodable, Sendable {
    /// The event's kind.
    public static let kind = "household.member_removed"

    /// The member that was.
    public var memberID: MemberID

    private enum CodingKeys: String, CodingKey {
        case memberID = "member_id"
    }

    /// The event about a member.
    public init(memberID: MemberID) {
        self.memberID = memberID
    }
}

extension MemberRemoved: JSONEncodable {
    /// Writes the id.
    public func encode(to json: inout JSONWriter) {
        json.object { $0.member("member_id", memberID) }
    }
}

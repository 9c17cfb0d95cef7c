public import JSON
public import Values

/// What other services are told when somebody does not belong to a household any more, and what of theirs ends with it.
public struct MembershipEnded: Decodable, Sendable {
    /// The event's kind.
    public static let kind = "household.membership_ended"

    /// Who belonged to it.
    public var user: UserID
    /// Who ended it: the same, or an owner.
    public var actor: UserID
    /// Whether the calendar addresses end that they have made.
    public var endsFeeds: Bool
    /// Whether the links to lists end that they have made.
    public var endsLinks: Bool

    private enum CodingKeys: String, CodingKey {
        case user
        case actor
        case endsFeeds = "ends_feeds"
        case endsLinks = "ends_links"
    }

    /// The event about a user.
    public init(user: UserID, actor: UserID, endsFeeds: Bool, endsLinks: Bool) {
        self.user = user
        self.actor = actor
        self.endsFeeds = endsFeeds
        self.endsLinks = endsLinks
    }
}

extension MembershipEnded: JSONEncodable {
    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("user", user)
            json.member("actor", actor)
            json.member("ends_feeds", endsFeeds)
            json.member("ends_links", endsLinks)
        }
    }
}

/// What ends with a membership, as the one who ended it is told.
public struct EndedMembershipBody: Decodable, Sendable, Hashable {
    /// How many invitations of theirs, which nobody has used, are void.
    public var invitations: Int
    /// Whether their calendar addresses end; within seconds.
    public var feeds: Bool
    /// Whether their links to lists end; within seconds.
    public var links: Bool

    /// An answer.
    public init(invitations: Int, feeds: Bool, links: Bool) {
        self.invitations = invitations
        self.feeds = feeds
        self.links = links
    }
}

extension EndedMembershipBody: JSONEncodable {
    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("invitations", invitations)
            json.member("feeds", feeds)
            json.member("links", links)
        }
    }
}

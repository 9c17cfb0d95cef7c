import Values

/// Who looks at a list.
enum Viewer: Hashable, Sendable {
    case member(UserID)
    case guest(GuestViewer)
}

/// Distinguishes ids of those who look at a list from other ids.
enum ViewerSubject: Sendable {}
/// A browser with a link that shows a list, for as long as it does.
typealias ViewerID = Identifier<ViewerSubject>

/// Somebody with a link who looks at a list.
struct GuestViewer: Hashable, Sendable {
    /// Made up by the browser, so that one which comes back after a lost connection is not counted twice.
    var id: ViewerID
    /// What they call themselves.
    var name: String?
}

/// Those who look at a list, each of them once, in the order in which they came.
struct Viewers: Hashable, Sendable {
    /// More are not counted, so that what is told of a list has a bound.
    static let most = 30

    private(set) var members: [UserID] = []
    private(set) var guests: [GuestViewer] = []

    var count: Int { members.count + guests.count }

    mutating func insert(_ viewer: Viewer) {
        guard count < Self.most else { return }
        switch viewer {
        case .member(let user):
            if !members.contains(user) { members.append(user) }
        case .guest(let guest):
            if !guests.contains(where: { $0.id == guest.id }) { guests.append(guest) }
        }
    }

    mutating func insert(_ others: Viewers) {
        for user in others.members { insert(.member(user)) }
        for guest in others.guests { insert(.guest(guest)) }
    }

    /// Without what guests call themselves.
    var withoutNames: Viewers {
        var viewers = self
        for index in viewers.guests.indices { viewers.guests[index].name = nil }
        return viewers
    }
}

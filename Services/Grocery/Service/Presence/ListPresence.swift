import Database
import FoundationEssentials
import HTTP
import JSON
import Loop
import Synchronization
import Values

/// Who looks at which list: whoever holds a stream of its changes open.
///
/// It is kept in memory, and replicas tell each other with notifications: at once what has changed, and every ten seconds
/// all of it again, so that one which has just begun hears of it, and those who were with one that has ended are
/// forgotten. SQLite has no other replicas. It is no event of the household: it has no number and is not stored.
final class ListPresence: Sendable {
    /// One list.
    struct Place: Hashable, Sendable {
        let household: HouseholdID
        let list: GroceryListID
    }

    /// One open stream.
    private struct Watcher: Sendable {
        let id: Int
        let stream: EventStream
        /// Who it is; nil for programs, which are told but not counted.
        let viewer: Viewer?
        let isGuest: Bool
        /// What it was told last.
        var told: Viewers?
    }

    private struct Told: Sendable {
        let viewers: Viewers
        /// In monotonic nanoseconds.
        let at: UInt64
    }

    private struct Room: Sendable {
        var watchers: [Watcher] = []
        /// Those who look with the help of other replicas.
        var elsewhere: [String: Told] = [:]

        var isEmpty: Bool { watchers.isEmpty && elsewhere.isEmpty }

        var own: Viewers {
            var viewers = Viewers()
            for case let viewer? in watchers.lazy.map(\.viewer) { viewers.insert(viewer) }
            return viewers
        }

        var viewers: Viewers {
            var viewers = own
            for (_, told) in elsewhere.sorted(by: { $0.key < $1.key }) { viewers.insert(told.viewers) }
            return viewers
        }
    }

    private struct State: Sendable {
        var rooms: [Place: Room] = [:]
        var nextID = 0
        /// Of what other replicas are to be told.
        var untold: Set<Place> = []
    }

    private let db: any SQLDatabase
    private let loop: EventLoop
    /// Between two times at which all is told again.
    private let renewal: Duration
    private let ownID = String(UUID().canonical.prefix(8))
    private let state = Mutex(State())

    private static let channel = "larder_presence"
    /// What changes within this time is told together.
    private static let pause = Duration.milliseconds(50)

    init(db: any SQLDatabase, loop: EventLoop, renewal: Duration = .seconds(10)) {
        self.db = db
        self.loop = loop
        self.renewal = renewal
    }

    /// Begins to listen to other replicas, and to tell them.
    func start() {
        guard db.dialect.isPostgres else { return }
        db.listen(channel: Self.channel) { [weak self] payload in self?.receive(payload) }
        loop.execute { [weak self] in self?.scheduleRenewal() }
    }

    /// Those who look at a list.
    func viewers(of place: Place) -> Viewers {
        state.withLock { $0.rooms[place]?.viewers ?? Viewers() }
    }

    /// Counts somebody for as long as the response's stream is open, and tells it who else is there.
    func join(_ place: Place, with response: Response, as viewer: Viewer?, isGuest: Bool = false) {
        guard case .events(let stream) = response.body else { return }
        let id = state.withLock { state in
            state.nextID += 1
            let watcher = Watcher(id: state.nextID, stream: stream, viewer: viewer, isGuest: isGuest)
            state.rooms[place, default: Room()].watchers.append(watcher)
            return state.nextID
        }
        changed(place)
        stream.onClose { [weak self] in self?.leave(place, id) }
    }

    private func leave(_ place: Place, _ id: Int) {
        state.withLock { state in
            state.rooms[place]?.watchers.removeAll { $0.id == id }
            if state.rooms[place]?.isEmpty == true { state.rooms[place] = nil }
        }
        changed(place)
    }

    /// Tells streams and other replicas what has changed.
    ///
    /// On the loop, so that what is told last is how it is.
    private func changed(_ place: Place) {
        loop.execute { [weak self] in
            guard let self else { return }
            tellStreams(of: place)
            guard db.dialect.isPostgres else { return }
            state.withLock { _ = $0.untold.insert(place) }
            loop.schedule(after: Self.pause) { [weak self] in self?.tellReplicas() }
        }
    }

    private func tellStreams(of place: Place) {
        let (viewers, due) = state.withLock { state -> (Viewers, [Watcher]) in
            guard let viewers = state.rooms[place]?.viewers else { return (Viewers(), []) }
            var due: [Watcher] = []
            for index in state.rooms[place]?.watchers.indices ?? 0..<0
            where state.rooms[place]?.watchers[index].told != viewers {
                state.rooms[place]?.watchers[index].told = viewers
                if let watcher = state.rooms[place]?.watchers[index] { due.append(watcher) }
            }
            return (viewers, due)
        }
        guard !due.isEmpty else { return }
        let forMembers = PresenceBody(list: place.list, viewers: viewers).jsonBytes()
        let forGuests = PresenceBody(list: place.list, viewers: viewers, isForGuests: true).jsonBytes()
        // Without an id: a client goes on from the last event of the list.
        for watcher in due { watcher.stream.send(event: "presence", data: watcher.isGuest ? forGuests : forMembers) }
    }

    // MARK: - Other replicas

    private func tellReplicas() {
        let entries = state.withLock { state in
            defer { state.untold = [] }
            return state.untold.map { PresenceEntry($0, state.rooms[$0]?.own ?? Viewers()) }
        }
        for text in PresenceMessage.texts(from: ownID, entries) { db.notify(channel: Self.channel, payload: text) }
    }

    private func scheduleRenewal() {
        loop.schedule(after: renewal) { [weak self] in self?.renew() }
    }

    private func renew() {
        let silence = (renewal * 5 / 2).nanoseconds
        let now = monotonicNanoseconds()
        let changed = state.withLock { state in
            var changed: [Place] = []
            for (place, room) in state.rooms {
                if room.watchers.contains(where: { $0.viewer != nil }) { state.untold.insert(place) }
                let heard = room.elsewhere.filter { $0.value.at + silence > now }
                guard heard.count < room.elsewhere.count else { continue }
                state.rooms[place]?.elsewhere = heard
                if state.rooms[place]?.isEmpty == true { state.rooms[place] = nil }
                changed.append(place)
            }
            return changed
        }
        for place in changed { tellStreams(of: place) }
        tellReplicas()
        scheduleRenewal()
    }

    /// Takes what another replica tells; what is lost on the way comes with the next renewal.
    private func receive(_ payload: String) {
        guard let message = PresenceMessage.read(payload), message.from != ownID else { return }
        for entry in message.lists {
            let told = entry.viewers.count == 0 ? nil : Told(viewers: entry.viewers, at: monotonicNanoseconds())
            state.withLock { state in
                state.rooms[entry.place, default: Room()].elsewhere[message.from] = told
                if state.rooms[entry.place]?.isEmpty == true { state.rooms[entry.place] = nil }
            }
            tellStreams(of: entry.place)
        }
    }
}

/// Who is connected: how many connections each address has, and which of them can be closed to make room for a new one.
///
/// A connection on which no request has been made yet (`fresh`), none is under way (`idle`), or of whose request only a
/// part has come (`unfinished`), lies on a shelf of its address; a busy one on none. Everything takes the same few steps
/// however many connections there are.
struct ConnectionBook {
    /// The connections that count, in all.
    private(set) var count = 0
    private var peers: [AddressBlock: ConnectedPeer] = [:]
    private var fresh = ShelfRanking()
    private var idle = ShelfRanking()
    private var unfinished = ShelfRanking()

    /// How many connections an address has.
    func count(of block: AddressBlock) -> Int { peers[block]?.count ?? 0 }

    /// Enters a connection that has been accepted.
    mutating func open(_ connection: Connection, of block: AddressBlock) {
        let peer = peers[block] ?? ConnectedPeer(block)
        peers[block] = peer
        connection.peer = peer
        count += 1
        change(peer, by: 1)
        put(connection, on: peer.fresh)
    }

    /// Takes out a connection that has ended, or is about to.
    mutating func close(_ connection: Connection) {
        guard let peer = connection.peer else { return }
        takeOff(connection)
        connection.peer = nil
        count -= 1
        change(peer, by: -1)
        if peer.count == 0 { peers[peer.block] = nil }
    }

    /// A request's header has come, its body not yet.
    mutating func awaitBody(_ connection: Connection) {
        guard let peer = connection.peer, connection.shelf !== peer.unfinished else { return }
        takeOff(connection)
        put(connection, on: peer.unfinished)
    }

    /// A request has come.
    mutating func begin(_ connection: Connection) {
        takeOff(connection)
    }

    /// A request is over.
    mutating func end(_ connection: Connection) {
        guard let peer = connection.peer else { return }
        guard connection.shelf == nil || connection.shelf === peer.unfinished else { return }
        takeOff(connection)
        put(connection, on: peer.idle)
    }

    /// The connection to close when there may be no more in all, for one of an address, if that is known yet.
    ///
    /// That on which nothing has come yet for the longest time, of the address with the most connections; if there is
    /// none, the one that has been idle for the longest time, of the address with the most; then, likewise, the one whose
    /// body has been coming for the longest time, if its address has more than the one that asks.
    mutating func dispensable(for block: AddressBlock? = nil) -> Connection? {
        if let shelf = fresh.largest() ?? idle.largest() { return shelf.first }
        // defence: unfinished-requests
        guard let block, let shelf = unfinished.largest(), let peer = shelf.peer else { return nil }
        return peer.count > count(of: block) ? shelf.first : nil
    }

    /// The connection to close when its address may have no more.
    func dispensable(of block: AddressBlock) -> Connection? {
        guard let peer = peers[block] else { return nil }
        return peer.fresh.first ?? peer.idle.first
    }

    private mutating func put(_ connection: Connection, on shelf: ConnectionShelf) {
        shelf.append(connection)
        if shelf.first === connection { rank(shelf) }
    }

    private mutating func takeOff(_ connection: Connection) {
        guard let shelf = connection.shelf else { return }
        shelf.remove(connection)
        if shelf.first == nil { unrank(shelf) }
    }

    private mutating func change(_ peer: ConnectedPeer, by difference: Int) {
        let shelves = [peer.fresh, peer.idle, peer.unfinished].filter { $0.first != nil }
        for shelf in shelves { unrank(shelf) }
        peer.count += difference
        for shelf in shelves { rank(shelf) }
    }

    private mutating func rank(_ shelf: ConnectionShelf) {
        switch shelf.kind {
        case .fresh: fresh.insert(shelf)
        case .idle: idle.insert(shelf)
        case .unfinished: unfinished.insert(shelf)
        }
    }

    private mutating func unrank(_ shelf: ConnectionShelf) {
        switch shelf.kind {
        case .fresh: fresh.remove(shelf)
        case .idle: idle.remove(shelf)
        case .unfinished: unfinished.remove(shelf)
        }
    }
}

/// What is counted as one client: an IPv4 address, or the 64 bits of an IPv6 network, in which a client may choose its
/// address as it likes.
struct AddressBlock: Hashable {
    private let bits: UInt64
    private let isV4: Bool

    init(_ address: NetworkAddress) {
        let bytes = address.unmapped.bytes
        isV4 = bytes.count == 4
        // defence: address-blocks
        bits = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// An address that has connections.
final class ConnectedPeer {
    let block: AddressBlock
    fileprivate(set) var count = 0
    fileprivate let fresh = ConnectionShelf(.fresh)
    fileprivate let idle = ConnectionShelf(.idle)
    fileprivate let unfinished = ConnectionShelf(.unfinished)

    fileprivate init(_ block: AddressBlock) {
        self.block = block
        for shelf in [fresh, idle, unfinished] { shelf.peer = self }
    }
}

/// Connections of one address, the one that has lain here for the longest time first.
final class ConnectionShelf {
    /// What lies there.
    fileprivate enum Kind { case fresh, idle, unfinished }

    fileprivate let kind: Kind
    fileprivate unowned(unsafe) var peer: ConnectedPeer?
    fileprivate unowned(unsafe) var first: Connection?
    private unowned(unsafe) var last: Connection?

    /// The place among the shelves of its kind.
    fileprivate var rank = 0
    fileprivate unowned(unsafe) var previous: ConnectionShelf?
    fileprivate unowned(unsafe) var next: ConnectionShelf?

    fileprivate init(_ kind: Kind) { self.kind = kind }

    fileprivate func append(_ connection: Connection) {
        connection.shelf = self
        connection.previous = last
        connection.next = nil
        if let last { last.next = connection } else { first = connection }
        last = connection
    }

    fileprivate func remove(_ connection: Connection) {
        let previous = connection.previous
        let next = connection.next
        if let previous { previous.next = next } else { first = next }
        if let next { next.previous = previous } else { last = previous }
        connection.shelf = nil
        connection.previous = nil
        connection.next = nil
    }
}

/// Shelves that are not empty, by how many connections their addresses have.
private struct ShelfRanking {
    /// What has more connections than this is not told apart.
    private static let highestRank = 1024
    private var lists = [(first: ConnectionShelf?, last: ConnectionShelf?)](
        repeating: (nil, nil),
        count: ShelfRanking.highestRank + 1
    )
    private var highest = 0

    mutating func insert(_ shelf: ConnectionShelf) {
        let rank = min(shelf.peer?.count ?? 0, ShelfRanking.highestRank)
        shelf.rank = rank
        shelf.previous = lists[rank].last
        shelf.next = nil
        if let last = lists[rank].last { last.next = shelf } else { lists[rank].first = shelf }
        lists[rank].last = shelf
        highest = max(highest, rank)
    }

    mutating func remove(_ shelf: ConnectionShelf) {
        let rank = shelf.rank
        if let previous = shelf.previous { previous.next = shelf.next } else { lists[rank].first = shelf.next }
        if let next = shelf.next { next.previous = shelf.previous } else { lists[rank].last = shelf.previous }
        shelf.previous = nil
        shelf.next = nil
    }

    /// The shelf of the address with the most connections; of several, the one that has been here for the longest time.
    mutating func largest() -> ConnectionShelf? {
        while highest > 0, lists[highest].first == nil { highest -= 1 }
        return lists[highest].first
    }
}

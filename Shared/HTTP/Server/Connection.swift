import Loop

/// One client's connection and the request on it; HTTP/1.1 has one at a time.
///
/// It outlives all of its requests, so that a request needs no object of its own.
// Unchecked because a task keeps it while its handler runs; it is touched on the loop's thread only.
final class Connection: @unchecked Sendable {
    /// How far things are.
    enum Phase {
        /// Nothing has come yet.
        case fresh
        /// A request has been answered, the next one has not begun.
        case idle
        /// The request line has come, the header not yet.
        case header
        /// The header has come, the body not yet.
        case body
        /// The handler runs.
        case handling
        /// The answer leaves.
        case sending
        /// The answer is a stream of events.
        case streaming
    }

    /// What the gate has said to a large body.
    enum Gate: Equatable {
        case unasked
        case asked
        case open
        case refused(Problem)
    }

    unowned let server: Server
    let descriptor: Int32
    let address: String
    /// What the connection counts for; nil if it is the process's own, which counts for nobody.
    let block: AddressBlock?
    /// Whether the peer is a proxy whose `X-Forwarded-For` is believed.
    let trusted: Bool
    /// libmicrohttpd's own object; set while it exists.
    var handle: OpaquePointer?
    /// The place in the server's list.
    var index = 0
    /// Who has it, while it counts.
    var peer: ConnectedPeer?
    /// Where it lies while no request is under way, and beside what.
    unowned(unsafe) var shelf: ConnectionShelf?
    unowned(unsafe) var previous: Connection?
    unowned(unsafe) var next: Connection?

    var phase = Phase.fresh
    /// When the phase, or from `header` to `handling` the request, began.
    var since: UInt64
    /// Tells a late answer to an earlier request from one to the present request.
    var serial: UInt64 = 0
    var target = ""
    /// How many bytes it had when it came.
    var targetSize = 0
    var method = Method.get
    var headers = Headers()
    /// What the request's origin is told; nil where other origins have no part.
    var permission: CrossOrigin.Permission?
    var received: [UInt8] = []
    /// Whether the body comes in chunks.
    var isChunked = false
    var bodyLimit = 0
    var gate = Gate.unasked
    /// On whose behalf the request has been let in, if the gate was asked.
    var admission: Admission?
    /// How much of the server's memory for bodies the request holds.
    var reserved = 0
    /// How much the client has to read yet, if it is a large answer.
    var unread = 0
    /// Whose that memory is: the client that has signed in, else its address.
    var holder: Int {
        guard let owner = admission?.owner else { return client.hashValue }
        return owner.account == 0 ? owner.address : owner.account
    }
    /// From where that client comes, whoever it is.
    var origin: Int { admission?.owner.address ?? client.hashValue }
    /// How many bytes have come of a body that is too large.
    var excess = 0
    /// The client's address, which is not the peer's if the peer is a proxy.
    var client = ""
    var context = RequestContext()
    /// The refusal that is sent once the rest of the body has been read and thrown away.
    var refusal: Problem?
    /// How long the request may take in nanoseconds, its reading included; known once it has been read.
    var patience: UInt64 = 0
    var suspended = false
    /// Whether the client may have closed its side without libmicrohttpd's notice.
    var mayHaveLeft = false
    /// Whether the handler is being started right now, and an answer need not resume anything.
    var starting = false
    var response: Response?
    var task: Task<Void, Never>?
    var stream: EventStream?
    /// How many bytes of libmicrohttpd's buffer for the stream may take memory.
    var written = Int.max
    /// What libmicrohttpd sends from; must not change until the request is complete.
    var sent: [UInt8] = []

    init(
        server: Server,
        descriptor: Int32,
        address: String,
        block: AddressBlock?,
        trusted: Bool,
        now: UInt64
    ) {
        self.server = server
        self.descriptor = descriptor
        self.address = address
        self.block = block
        self.trusted = trusted
        since = now
    }

    /// A new request begins.
    func begin(target: String, size: Int, now: UInt64) {
        serial &+= 1
        phase = .header
        since = now
        self.target = target
        targetSize = size
        headers = Headers()
        permission = nil
        received = []
        refusal = nil
        patience = 0
        response = nil
        excess = 0
        gate = .unasked
        admission = nil
    }

    /// The request is over, answered or not.
    func end(now: UInt64) {
        serial &+= 1
        phase = .idle
        since = now
        mayHaveLeft = true
        task?.cancel()
        task = nil
        response = nil
        received = []
        sent = []
        suspended = false
        if let stream {
            self.stream = nil
            written = .max
            server.loop.unwatch(descriptor)
            stream.detach()
        }
    }
}

import Loop

/// Requests with large bodies: a few at a time beside the loop, the others in a queue whose turns clients share.
///
/// Decoding megabytes takes tens of milliseconds, in which the loop would answer nobody. On the loop's thread only.
struct HeavyLane {
    /// A request that waits for its turn.
    struct Waiting {
        let connection: Connection
        let serial: UInt64
        let request: Request
        let admission: Admission
    }

    /// Bodies larger than this are heavy.
    static let threshold = 32_768
    /// How many requests may be under way at once, and from how many bytes of bodies on no other is begun.
    private static let most = 4
    private static let mostBytes = 8 << 20
    /// How many may wait.
    static let capacity = 256

    private var queue = FairQueue<Waiting>()
    private var running = 0
    private var runningBytes = 0

    /// Adds a request; gives the one back that there is no room for.
    mutating func append(_ waiting: Waiting) -> Waiting? {
        guard queue.count >= HeavyLane.capacity else {
            queue.append(waiting, of: waiting.admission.owner)
            return nil
        }
        guard let surplus = queue.dropNewest(for: waiting.admission.owner) else { return waiting }
        queue.append(waiting, of: waiting.admission.owner)
        return surplus
    }

    /// The request whose turn it is, if there is room for one more.
    ///
    /// The one that is given counts as running until `leave`.
    mutating func next() -> Waiting? {
        guard running < HeavyLane.most, runningBytes < HeavyLane.mostBytes else { return nil }
        guard let waiting = queue.popFirst() else { return nil }
        running += 1
        runningBytes += waiting.request.body.count
        return waiting
    }

    /// A request that was given is over.
    mutating func leave(bytes: Int) {
        running -= 1
        runningBytes -= bytes
    }
}

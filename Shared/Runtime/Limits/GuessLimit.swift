public import HTTP
public import Values

/// Limits how many wrong secrets one address may try, in the memory of a process: it holds without a database, too.
public struct GuessLimit: Sendable {
    private let buckets: TokenBuckets<String>

    /// So many wrong ones within a time.
    public init(_ limit: RateLimit) {
        buckets = TokenBuckets(limit)
    }

    /// Takes a try of the address that a request comes from; gives the time to wait if there is none left.
    ///
    /// Taken before the secret is looked at, so that many who guess at once have no more tries than one.
    public func take(_ request: Request, at now: Instant) -> Duration? {
        switch buckets.take(ClientAddress.block(of: request.remoteAddress), at: now) {
        case .wait(let time): time
        case .taken: nil
        }
    }

    /// Gives the try back, as the secret was right.
    public func giveBack(_ request: Request) {
        buckets.giveBack(ClientAddress.block(of: request.remoteAddress))
    }
}

public import Loop
import Values

/// Calls other HTTP servers from the event loop: connections are kept, time and size bounded, idempotent calls tried
/// again.
///
/// Without a guard it is for neighbours, whose addresses the operator sets, and follows no redirect. Whatever leaves
/// the installation goes through a client with an ``OutboundGuard``.
public final class Client: Sendable {
    let loop: EventLoop
    private let engine: TransferEngine
    let settings: ClientSettings
    let outbound: OutboundGuard?
    private let headers: Headers

    /// A client on a loop, which sends `headers` with every call; with a guard it is for calls outside.
    public init(
        loop: EventLoop,
        settings: ClientSettings = ClientSettings(),
        headers: Headers = Headers(),
        outbound: OutboundGuard? = nil
    ) {
        self.headers = headers
        self.loop = loop
        self.settings = settings
        // defence: guarded-imports
        self.outbound = outbound
        engine = TransferEngine(loop: loop, settings: settings)
    }

    deinit { close() }

    /// Ends all calls and closes all connections.
    public func close() {
        loop.execute { [engine] in engine.close() }
    }

    /// Makes a call and waits for the whole answer, whatever its status.
    ///
    /// From any executor.
    public func send(_ request: ClientRequest) async throws(ClientError) -> ClientResponse {
        let deadline = monotonicNanoseconds() + (request.timeout ?? settings.timeout).nanoseconds
        var request = request
        for (name, value) in headers.pairs { request.headers[name] = value }
        var redirects = 0
        while true {
            let result = try await attempt(request, before: deadline)
            guard let outbound, request.follows, let next = result.redirect,
                Self.redirects.contains(result.response.status)
            else {
                return result.response
            }
            redirects += 1
            guard redirects <= outbound.maxRedirects else { throw ClientError(.tooManyRedirects) }
            request = try Self.following(request, to: next, status: result.response.status)
        }
    }

    /// Why an address may not be called, as far as it says that itself; nil if it may.
    ///
    /// What its name leads to is looked at when it is called.
    public func refusal(of url: String) -> ClientError? {
        do throws(ClientError) {
            _ = try outbound?.host(of: url)
            return nil
        } catch {
            return error
        }
    }

    /// One call with its retries.
    private func attempt(
        _ request: ClientRequest,
        before deadline: UInt64
    ) async throws(ClientError) -> TransferResult {
        // libcurl would take any word for a host name.
        guard request.url.hasPrefix("http://") || request.url.hasPrefix("https://") || outbound != nil else {
            throw ClientError(.invalidURL)
        }
        // defence: redirect-hops
        let host = try outbound?.host(of: request.url) ?? ""
        var pause = settings.backoff
        var attempt = 0
        while true {
            attempt += 1
            let left = Duration.nanoseconds(Int64(clamping: deadline) - Int64(clamping: monotonicNanoseconds()))
            guard left > .zero else { throw ClientError(.timeout) }
            let mayRetry = request.isIdempotent && attempt <= settings.retries && left > pause * 2
            do throws(ClientError) {
                let result = try await exchange(
                    Transfer(request, host: host, timeout: left, settings: settings, outbound: outbound)
                )
                guard result.response.status == 503, mayRetry else { return result }
            } catch  where mayRetry && error.isTransient {}
            // Spread out, so that many callers do not come back at once.
            await loop.pause(for: pause * Double.random(in: 0.75...1.25))
            pause *= 2
        }
    }

    /// One exchange on the wire.
    private func exchange(_ transfer: Transfer) async throws(ClientError) -> TransferResult {
        guard !Task.isCancelled else { throw ClientError(.cancelled) }
        let result: Result<TransferResult, ClientError> = await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                let start: @Sendable () -> Void = { [engine] in
                    transfer.completion = { continuation.resume(returning: $0) }
                    engine.start(transfer)
                }
                if loop.isOnLoop { start() } else { loop.execute(start) }
            }
        } onCancel: {
            loop.execute { [engine] in engine.cancel(transfer) }
        }
        return try result.get()
    }

    private static let redirects: Set<Int> = [301, 302, 303, 307, 308]

    /// The call that a redirect asks for; credentials do not follow to another host.
    private static func following(
        _ request: ClientRequest,
        to url: String,
        status: Int
    ) throws(ClientError) -> ClientRequest {
        guard let old = URLParts(request.url), let new = URLParts(url) else { throw ClientError(.invalidURL) }
        var next = request
        next.url = url
        if status == 303 || (request.method == .post && (status == 301 || status == 302)) {
            if request.method != .head { next.method = .get }
            next.body = []
            next.headers["Content-Type"] = nil
        }
        // defence: credentials-at-home
        if old.host != new.host || old.port != new.port || old.scheme != new.scheme {
            for name in ["Authorization", "Cookie"] { next.headers[name] = nil }
        }
        return next
    }
}

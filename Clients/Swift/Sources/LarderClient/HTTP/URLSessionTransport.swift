import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Carries requests with a `URLSession`.
public final class URLSessionTransport: HTTPTransport {
    private let session: URLSession
    private let delegate = TransportDelegate()

    /// A transport with a session of its own, which keeps no cache and no cookies on disk.
    public init(_ configuration: URLSessionConfiguration = .ephemeral) {
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.urlCache = nil
        // Streams take one connection each for as long as they are open.
        configuration.httpMaximumConnectionsPerHost = max(configuration.httpMaximumConnectionsPerHost, 16)
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    /// Sends a request and gives the answer as soon as its header is there.
    public func open(_ request: HTTPRequest) async throws -> HTTPStream {
        var message = URLRequest(url: request.url, timeoutInterval: request.timeout)
        message.httpMethod = request.method
        message.httpBody = request.body
        for (name, value) in request.headers { message.setValue(value, forHTTPHeaderField: name) }
        let task = session.dataTask(with: message)
        let isCancelled = Locked(false)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { delegate.start(task, isCancelled, $0) }
        } onCancel: {
            isCancelled.withLock { $0 = true }
            task.cancel()
        }
    }
}

/// Hands what a session receives to those who wait for it.
///
/// With a delegate because Linux has no `bytes(for:)`. The session calls one method after the other; the lock is for
/// `start`, which others call.
private final class TransportDelegate: NSObject, URLSessionDataDelegate {
    private struct Waiting {
        /// Who waits for the header; nil once it has come.
        var header: CheckedContinuation<HTTPStream, any Error>?
        var bytes: AsyncThrowingStream<Data, any Error>.Continuation?
    }

    private let waiting = Locked<[Int: Waiting]>([:])

    func start(
        _ task: URLSessionDataTask,
        _ isCancelled: Locked<Bool>,
        _ continuation: CheckedContinuation<HTTPStream, any Error>
    ) {
        waiting.withLock { $0[task.taskIdentifier] = Waiting(header: continuation) }
        // A task that was cancelled before is perhaps over already, and nobody was told.
        guard isCancelled.withLock({ $0 }) else { return task.resume() }
        let waited = waiting.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        waited?.header?.resume(throwing: CancellationError())
    }

    func urlSession(
        _: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let (stream, bytes) = AsyncThrowingStream.makeStream(of: Data.self)
        bytes.onTermination = { end in
            if case .cancelled = end { dataTask.cancel() }
        }
        let header = waiting.withLock { waiting -> CheckedContinuation<HTTPStream, any Error>? in
            guard let header = waiting[dataTask.taskIdentifier]?.header else { return nil }
            waiting[dataTask.taskIdentifier] = Waiting(header: nil, bytes: bytes)
            return header
        }
        guard let answer = response as? HTTPURLResponse else {
            header?.resume(throwing: URLError(.badServerResponse))
            return completionHandler(.cancel)
        }
        var headers: [String: String] = [:]
        for (name, value) in answer.allHeaderFields { headers["\(name)".lowercased()] = "\(value)" }
        header?.resume(returning: HTTPStream(status: answer.statusCode, headers: headers, bytes: stream))
        completionHandler(.allow)
    }

    func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        _ = waiting.withLock { $0[dataTask.taskIdentifier]?.bytes }?.yield(data)
    }

    func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let done = waiting.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        done?.header?.resume(throwing: error ?? URLError(.badServerResponse))
        done?.bytes?.finish(throwing: error)
    }
}

import Foundation
import LarderClient
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Bad reception: requests and answers get lost, requests come twice, and sometimes there is no network at all.
///
/// Each request goes to any of the servers. What is sent and answered is written down before the app knows of it.
final class PhoneNetwork: HTTPTransport {
    private let network = URLSessionTransport()
    private let servers: [URL]
    private let state = Mutex(State())

    private struct State {
        var isOn = true
        /// The streams that end when the network goes.
        var streams: [UUID: AsyncThrowingStream<Data, any Error>.Continuation] = [:]
    }

    init(to servers: [URL]) { self.servers = servers }

    /// Whether there is a network from now on.
    func isOn(_ isOn: Bool) {
        let cut = state.withLock { state in
            state.isOn = isOn
            defer { if !isOn { state.streams = [:] } }
            return isOn ? [] : Array(state.streams.values)
        }
        for stream in cut { stream.finish(throwing: URLError(.networkConnectionLost)) }
    }

    func open(_ request: HTTPRequest) async throws -> HTTPStream {
        guard state.withLock({ $0.isOn }), let server = servers.randomElement() else {
            throw URLError(.notConnectedToInternet)
        }
        var request = request
        var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
        parts?.host = server.host
        parts?.port = server.port
        request.url = parts?.url ?? request.url
        let path = request.url.path
        if path.hasSuffix("/events") { return try await followed(request) }
        guard path.hasSuffix("/sync"), let body = request.body else { return try await network.open(request) }
        Output.write(["sent": try member("operations", of: body)])
        let fate = Int.random(in: 1...100)
        if fate <= 10 { throw URLError(.networkConnectionLost) }
        if fate > 90 { _ = try await answer(to: request) }
        let answer = try await answer(to: request)
        if fate <= 20 { throw URLError(.networkConnectionLost) }
        return answer
    }

    private func answer(to request: HTTPRequest) async throws -> HTTPStream {
        let stream = try await network.open(request)
        var body = Data()
        for try await piece in stream.bytes { body.append(piece) }
        try Task.checkCancellation()
        if stream.status == 200 { Output.write(["answered": try member("results", of: body)]) }
        let (bytes, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
        continuation.yield(body)
        continuation.finish()
        return HTTPStream(status: stream.status, headers: stream.headers, bytes: bytes)
    }

    private func member(_ name: String, of body: Data) throws -> [Any] {
        let object = try JSONSerialization.jsonObject(with: body) as? [String: Any]
        guard let member = object?[name] as? [Any] else { throw Misuse("there are no \(name)") }
        return member
    }

    /// A stream that ends when the network goes.
    private func followed(_ request: HTTPRequest) async throws -> HTTPStream {
        let stream = try await network.open(request)
        let (bytes, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
        let id = UUID()
        state.withLock { $0.streams[id] = continuation }
        let reading = Task {
            do {
                for try await piece in stream.bytes { continuation.yield(piece) }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { [weak self] _ in
            reading.cancel()
            self?.state.withLock { _ = $0.streams.removeValue(forKey: id) }
        }
        return HTTPStream(status: stream.status, headers: stream.headers, bytes: bytes)
    }
}

import Foundation
import LarderClient

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What becomes of a request on its way.
enum Fate: Sendable {
    /// It arrives, and so does its answer.
    case arrives
    /// It is lost.
    case isLost
    /// It arrives, and its answer is lost.
    case losesAnswer
    /// It arrives twice, and the answer to the second is received.
    case arrivesTwice
    /// Its answer is lost, and it arrives again later, before another request.
    case arrivesLate
}

/// A network that loses requests and answers, and delivers some of them twice or late.
final class FaultyTransport: HTTPTransport {
    private let network: any HTTPTransport
    private let fate: @Sendable (HTTPRequest) -> Fate
    private let late = Kept<[HTTPRequest]>([])
    let requests = Kept<[HTTPRequest]>([])

    init(_ network: any HTTPTransport = URLSessionTransport(), fate: @escaping @Sendable (HTTPRequest) -> Fate) {
        (self.network, self.fate) = (network, fate)
    }

    func open(_ request: HTTPRequest) async throws -> HTTPStream {
        requests.withLock { $0.append(request) }
        let fate = fate(request)
        if case .isLost = fate { throw URLError(.notConnectedToInternet) }
        try await deliverLate()
        switch fate {
        case .isLost: throw URLError(.notConnectedToInternet)
        case .arrives: return try await network.open(request)
        case .losesAnswer:
            try await swallow(request)
            throw URLError(.networkConnectionLost)
        case .arrivesTwice:
            try await swallow(request)
            return try await network.open(request)
        case .arrivesLate:
            late.withLock { $0.append(request) }
            throw URLError(.timedOut)
        }
    }

    /// Delivers what has not arrived yet.
    func deliverLate() async throws {
        let requests = late.withLock { late in
            defer { late = [] }
            return late
        }
        for request in requests { try await swallow(request) }
    }

    private func swallow(_ request: HTTPRequest) async throws {
        for try await _ in try await network.open(request).bytes {}
    }
}

/// A server that answers as a test wants it.
struct ScriptedTransport: HTTPTransport {
    let answer: @Sendable (HTTPRequest) async throws -> HTTPResponse

    func open(_ request: HTTPRequest) async throws -> HTTPStream {
        let answer = try await answer(request)
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
        continuation.yield(answer.body)
        continuation.finish()
        return HTTPStream(status: answer.status, headers: answer.headers, bytes: stream)
    }
}

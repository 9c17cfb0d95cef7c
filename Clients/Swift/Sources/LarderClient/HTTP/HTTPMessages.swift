import Foundation

/// A request to the server.
public struct HTTPRequest: Sendable {
    /// The method, in capitals.
    public var method: String
    /// Where it goes.
    public var url: URL
    /// The header fields.
    public var headers: [String: String]
    /// The body, if there is one.
    public var body: Data?
    /// After how many seconds without any answer it is given up.
    public var timeout: TimeInterval
}

/// An answer of the server.
public struct HTTPResponse: Sendable {
    /// The status code.
    public var status: Int
    /// The header fields, under their names in lower case.
    public var headers: [String: String]
    /// The body.
    public var body: Data

    /// An answer.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }
}

/// An answer whose body is read as it comes.
public struct HTTPStream: Sendable {
    /// The status code.
    public var status: Int
    /// The header fields, under their names in lower case.
    public var headers: [String: String]
    /// The body, piece by piece; no longer reading it closes the connection.
    public var bytes: AsyncThrowingStream<Data, any Error>

    /// An answer.
    public init(status: Int, headers: [String: String], bytes: AsyncThrowingStream<Data, any Error>) {
        (self.status, self.headers, self.bytes) = (status, headers, bytes)
    }
}

/// What carries requests to the server: `URLSessionTransport`, or another one for tests.
public protocol HTTPTransport: Sendable {
    /// Sends a request and gives the answer as soon as its header is there.
    func open(_ request: HTTPRequest) async throws -> HTTPStream
}

extension HTTPTransport {
    /// Sends a request and gives the whole answer, which may not be larger than `most` bytes.
    func send(_ request: HTTPRequest, upTo most: Int) async throws -> HTTPResponse {
        let stream = try await open(request)
        var body = Data()
        for try await piece in stream.bytes {
            guard body.count + piece.count <= most else { throw URLError(.dataLengthExceedsMaximum) }
            body.append(piece)
        }
        // A stream ends without an error when its task is cancelled: what has come until then is not the answer.
        try Task.checkCancellation()
        return HTTPResponse(status: stream.status, headers: stream.headers, body: body)
    }
}

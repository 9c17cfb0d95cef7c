/// Why a call brought no answer.
///
/// Its description names neither addresses nor insides of the network.
public struct ClientError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: String, Sendable {
        /// The URL cannot be read, or is not `http` or `https`.
        case invalidURL
        /// A header's name or value could not be sent as it is.
        case invalidHeader
        /// The guard does not let this host or address be called.
        case refused
        /// No such host, or no connection to it.
        case unreachable
        /// Its certificate is not to be trusted, or TLS failed otherwise.
        case insecure
        /// The time was up.
        case timeout
        /// The answer is larger than allowed.
        case tooLarge
        /// The answer led on and on to other URLs.
        case tooManyRedirects
        /// The connection broke, or what came was not HTTP.
        case broken
        /// The caller has been cancelled, or the client has been closed.
        case cancelled
    }

    /// The kind of failure.
    public let code: Code
    /// libcurl's number for it, for the log; 0 if it was found here.
    public let curlCode: Int

    /// A failure.
    public init(_ code: Code, curlCode: Int = 0) {
        self.code = code
        self.curlCode = curlCode
    }

    /// The kind and libcurl's number.
    public var description: String { curlCode == 0 ? code.rawValue : "\(code.rawValue) (libcurl \(curlCode))" }

    /// Whether the same call may succeed a moment later.
    var isTransient: Bool { code == .unreachable || code == .broken }
}

import CCurl

/// One exchange on the wire: what is being sent, what has come so far, and who waits.
// Unchecked because it is made by one task, then handed to the loop and touched on its thread only.
final class Transfer: @unchecked Sendable {
    let request: ClientRequest
    let timeout: Duration
    let settings: ClientSettings
    let outbound: OutboundGuard?
    let host: String
    let maxBody: Int

    var list: UnsafeMutablePointer<curl_slist>?
    var names: UnsafeMutablePointer<curl_slist>?
    var headers = Headers()
    var headerBytes = 0
    var body: [UInt8] = []
    var failure: ClientError.Code?
    var completion: ((Result<TransferResult, ClientError>) -> Void)?

    init(
        _ request: ClientRequest,
        host: String,
        timeout: Duration,
        settings: ClientSettings,
        outbound: OutboundGuard?
    ) {
        self.request = request
        self.host = host
        self.timeout = timeout
        self.settings = settings
        self.outbound = outbound
        maxBody = request.maxBody ?? settings.maxBody
    }

    /// Takes a piece of the body; false if it grows too large.
    func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
        // defence: endless-body, unpacked-size
        guard body.count + bytes.count <= maxBody else {
            failure = .tooLarge
            return false
        }
        body.append(contentsOf: bytes)
        return true
    }

    /// Takes one header line; false if there are too many.
    func appendHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        headerBytes += bytes.count
        guard headerBytes <= 65_536 else {
            failure = .tooLarge
            return false
        }
        let line = String(decoding: bytes, as: UTF8.self)
        if line.hasPrefix("HTTP/") {
            // An informational answer came before, or a new one begins.
            headers = Headers()
            return true
        }
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return true }
        headers.add(String(line[..<colon]), Self.trimmed(line[line.utf8.index(after: colon)...]))
        return true
    }

    /// Whether libcurl may connect to an address; keeps why not.
    func mayConnect(to address: NetworkAddress?) -> Bool {
        // defence: connected-address
        guard let outbound, !outbound.permits(address, for: host) else { return true }
        failure = .refused
        return false
    }

    private static func trimmed(_ text: Substring) -> String {
        let bytes = text.utf8
        guard let first = bytes.firstIndex(where: { $0 > 0x20 }), let last = bytes.lastIndex(where: { $0 > 0x20 })
        else { return "" }
        return String(text[first...last])
    }
}

/// An answer, and where it would lead on.
struct TransferResult: Sendable {
    var response: ClientResponse
    var redirect: String?
}

import CCurl
import Loop
public import Values

/// The SMTP server that takes our mails.
///
/// libcurl speaks with it on a thread of its own: mail is slow and rare.
public final class MailServer: Sendable {
    /// Where it is and what it wants to know.
    public struct Settings: Sendable {
        /// `smtp://host:port` or `smtps://host:port`.
        public var url: String
        /// The name and the password to sign in with.
        public var user: (name: String, password: Secret)?
        /// Whether nothing is sent without TLS, from the start (`smtps`) or before anything is said (STARTTLS); else it is
        /// used where the server offers it, for a relay on the same machine or network.
        public var requiresTLS: Bool
        /// How long sending one mail may take.
        public var timeout: Duration

        /// The settings of a server.
        public init(
            url: String,
            user: (name: String, password: Secret)? = nil,
            requiresTLS: Bool = true,
            timeout: Duration = .seconds(30)
        ) {
            self.url = url
            self.user = user
            self.requiresTLS = requiresTLS
            self.timeout = timeout
        }
    }

    private let settings: Settings
    private let pool = ThreadPool(name: "mail", threads: 1)

    /// A server to send with.
    public init(_ settings: Settings) {
        self.settings = settings
    }

    deinit { pool.stop() }

    /// Hands a mail over; returns once the server has taken it.
    public func send(_ message: MailMessage) async throws(MailError) {
        let settings = settings
        try await pool.run { () throws(MailError) in
            try Delivery(message, settings).run()
        }
    }
}

/// Why a mail was not sent.
public struct MailError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Why, for an operator.
    public let reason: String
    /// Whether trying again is of no use: the server will not have it.
    public let isFinal: Bool

    /// The reason.
    public var description: String { reason }
}

/// One mail on its way.
///
/// Used by one thread, which waits for libcurl.
private final class Delivery {
    private let message: MailMessage
    private let settings: MailServer.Settings
    private let bytes: [UInt8]
    private var sent = 0
    /// The server's last refusal; libcurl's own number may be that of the farewell.
    private var refusal = 0

    init(_ message: MailMessage, _ settings: MailServer.Settings) {
        self.message = message
        self.settings = settings
        bytes = message.rendered()
    }

    func run() throws(MailError) {
        guard let handle = curl_easy_init() else { throw MailError(reason: "there is no memory", isFinal: false) }
        defer { curl_easy_cleanup(handle) }
        let recipients = curl_slist_append(nil, "<\(MailHeader.address(message.to))>")
        defer { curl_slist_free_all(recipients) }
        larder_curl_set_long(handle, CURLOPT_NOSIGNAL, 1)
        larder_curl_set_string(handle, CURLOPT_URL, settings.url)
        larder_curl_set_string(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps")
        larder_curl_set_string(handle, CURLOPT_PROXY, "")
        larder_curl_set_long(handle, CURLOPT_TIMEOUT_MS, Int(settings.timeout.wholeMilliseconds))
        larder_curl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, 10_000)
        // A password never goes over a connection that anybody could read, whatever the rest may do.
        let isRequired = settings.requiresTLS || settings.user != nil
        let protection = isRequired ? CURLUSESSL_ALL : CURLUSESSL_TRY
        larder_curl_set_long(handle, CURLOPT_USE_SSL, Int(protection.rawValue))
        if let user = settings.user {
            larder_curl_set_string(handle, CURLOPT_USERNAME, user.name)
            larder_curl_set_string(handle, CURLOPT_PASSWORD, user.password.exposed)
        }
        larder_curl_set_string(handle, CURLOPT_MAIL_FROM, "<\(MailHeader.address(message.from.address))>")
        larder_curl_set_list(handle, CURLOPT_MAIL_RCPT, recipients)
        larder_curl_set_long(handle, CURLOPT_UPLOAD, 1)
        larder_curl_set_writer(handle, CURLOPT_READFUNCTION) { bytes, size, count, context in
            pass(bytes, size * count, context) { $0.read(into: $1) }
        }
        larder_curl_set_pointer(handle, CURLOPT_READDATA, Unmanaged.passUnretained(self).toOpaque())
        larder_curl_set_writer(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            pass(bytes, size * count, context) { delivery, line in
                delivery.hear(UnsafeRawBufferPointer(line))
                return line.count
            }
        }
        larder_curl_set_pointer(handle, CURLOPT_HEADERDATA, Unmanaged.passUnretained(self).toOpaque())
        let code = withExtendedLifetime(self) { curl_easy_perform(handle) }
        guard code != CURLE_OK else { return }
        let answer = refusal
        // A server that does not know us is for the operator to mend; one that refuses sender, recipient or text is not.
        let isFinal =
            (500..<600).contains(answer) && ![530, 534, 535, 538].contains(answer) && code != CURLE_LOGIN_DENIED
        throw MailError(
            reason: answer > 0 ? "the server answered \(answer)" : String(cString: curl_easy_strerror(code)),
            isFinal: isFinal
        )
    }

    /// Notes a line of the server's that refuses something.
    func hear(_ line: UnsafeRawBufferPointer) {
        guard let code = Int(String(decoding: line.prefix(3), as: UTF8.self)), (400..<600).contains(code) else {
            return
        }
        refusal = code
    }

    func read(into destination: UnsafeMutableRawBufferPointer) -> Int {
        let count = min(destination.count, bytes.count - sent)
        bytes[sent..<(sent + count)].withUnsafeBytes { destination.copyMemory(from: $0) }
        sent += count
        return count
    }
}

/// Calls a delivery with the bytes that libcurl has, or has room for; gives how many were taken or put there.
private func pass(
    _ bytes: UnsafeMutablePointer<CChar>?,
    _ count: Int,
    _ context: UnsafeMutableRawPointer?,
    _ body: (Delivery, UnsafeMutableRawBufferPointer) -> Int
) -> Int {
    guard let bytes, let context else { return 0 }
    let delivery = Unmanaged<Delivery>.fromOpaque(context).takeUnretainedValue()
    return body(delivery, UnsafeMutableRawBufferPointer(start: bytes, count: count))
}

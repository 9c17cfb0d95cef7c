import CCurl
import CLinux
import Glibc
import Values

/// A connection to a host outside that nothing has been said on yet, made as every other call outside: libcurl looks the
/// name up, and the guard sees each address before there is a connection to it.
struct Dial: Sendable {
    let host: String
    let port: Int
    let outbound: OutboundGuard
    let settings: ClientSettings

    /// Whether a socket may be opened; kept for libcurl while it connects.
    private final class Check {
        let outbound: OutboundGuard
        let name: String
        var isRefused = false

        init(_ outbound: OutboundGuard, _ name: String) {
            self.outbound = outbound
            self.name = name
        }
    }

    /// The connected socket, which does not block and is the caller's to close.
    ///
    /// Blocks for as long as it takes to connect, so it is called on a thread of a pool.
    func connect() throws(ClientError) -> Int32 {
        // The port is said, so that TLS, which the program at the other end does itself, is not begun here.
        let url = "http://\(host):\(port)/"
        let check = Check(outbound, try outbound.host(of: url))
        guard let handle = curl_easy_init() else { throw ClientError(.broken) }
        defer { curl_easy_cleanup(handle) }
        var names: UnsafeMutablePointer<curl_slist>?
        defer { curl_slist_free_all(names) }
        larder_curl_set_string(handle, CURLOPT_URL, url)
        larder_curl_set_string(handle, CURLOPT_PROXY, "")
        larder_curl_set_long(handle, CURLOPT_NOSIGNAL, 1)
        larder_curl_set_long(handle, CURLOPT_CONNECT_ONLY, 1)
        let patience = Int(max(1, settings.connectTimeout.wholeMilliseconds))
        larder_curl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, patience)
        for line in settings.resolving?() ?? [] { names = curl_slist_append(names, line) }
        larder_curl_set_list(handle, CURLOPT_RESOLVE, names)
        let context = Unmanaged.passUnretained(check).toOpaque()
        larder_curl_set_open_socket(handle, { Dial.openSocket($0, $2) }, context)
        let code = withExtendedLifetime(check) { curl_easy_perform(handle) }
        guard code == CURLE_OK else {
            throw ClientError(check.isRefused ? .refused : .unreachable, curlCode: Int(code.rawValue))
        }
        // libcurl closes its own.
        let socket = dup(larder_curl_socket(handle))
        guard socket >= 0 else { throw ClientError(.broken) }
        larder_do_not_block(socket)
        return socket
    }

    private static func openSocket(
        _ context: UnsafeMutableRawPointer?,
        _ address: UnsafeMutablePointer<curl_sockaddr>?
    ) -> curl_socket_t {
        guard let context, let address else { return CURL_SOCKET_BAD }
        let check = Unmanaged<Check>.fromOpaque(context).takeUnretainedValue()
        // defence: proxy-address
        guard check.outbound.permits(NetworkAddress(address), for: check.name) else {
            check.isRefused = true
            return CURL_SOCKET_BAD
        }
        return address.pointee.socket()
    }
}

extension NetworkAddress {
    /// The address that libcurl is about to connect to.
    init?(_ address: UnsafeMutablePointer<curl_sockaddr>) {
        // The declared `sockaddr` is but the start of the address: its true length is `addrlen`.
        let start = UnsafeRawPointer(address) + (MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 0)
        self.init(socketAddress: start, family: address.pointee.family, length: Int(address.pointee.addrlen))
    }
}

extension curl_sockaddr {
    /// A new socket for it.
    func socket() -> curl_socket_t { Glibc.socket(family, socktype | Int32(SOCK_CLOEXEC.rawValue), `protocol`) }
}

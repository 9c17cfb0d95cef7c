import CCurl

/// What may be called outside: `http` and `https`, public addresses only, whatever a name resolves to and wherever a
/// redirect leads.
///
/// The address is checked when the socket for it is opened, so a name that resolves differently the second time
/// gains nothing.
public struct OutboundGuard: Sendable {
    /// Host names, in lower case, that the operator lets be called at any address; with `:port`, at that port only.
    public var allowedHosts: Set<String>
    /// The ports at which other hosts may be called.
    public var ports: Set<Int> = [80, 443]
    /// How many redirects are followed.
    public var maxRedirects: Int
    /// Which addresses are outside; tests have another internet.
    var isOutside: @Sendable (NetworkAddress) -> Bool = { $0.isPublic }

    /// A guard.
    public init(allowedHosts: Set<String> = [], maxRedirects: Int = 5) {
        self.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
        self.maxRedirects = maxRedirects
    }

    /// The host of a URL that has the right form: `http` or `https`, a host, no user name; with its port if the operator
    /// has let it through with that.
    ///
    /// An address written into the URL is refused at once unless it is public; a name is left to the socket's check.
    func host(of url: String) throws(ClientError) -> String {
        guard let parts = URLParts(url) else { throw ClientError(.invalidURL) }
        if let place = allowed(parts) { return place }
        let host = parts.host
        guard ports.contains(parts.port) else { throw ClientError(.refused) }
        let bare = host.hasPrefix("[") ? String(host.dropFirst().prefix { $0 != "]" && $0 != "%" }) : host
        if let address = NetworkAddress(bare), !isOutside(address) { throw ClientError(.refused) }
        return host
    }

    /// Whether the operator lets a URL be called at any address.
    public func isAllowed(_ url: String) -> Bool { URLParts(url).flatMap(allowed) != nil }

    private func allowed(_ parts: URLParts) -> String? {
        [parts.host, "\(parts.host):\(parts.port)"].first(where: allowedHosts.contains)
    }

    /// Whether a connection for `host` may be opened to an address.
    func permits(_ address: NetworkAddress?, for host: String) -> Bool {
        allowedHosts.contains(host) || address.map(isOutside) == true
    }
}

/// The parts of a URL as libcurl itself reads them, so that check and call cannot differ.
struct URLParts {
    let scheme: String
    let host: String
    let port: Int

    /// Nil for what is not an `http` or `https` URL with a host, and for one with a user name.
    init?(_ url: String) {
        guard url.utf8.count <= 8192, !url.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }),
            let handle = curl_url()
        else { return nil }
        defer { curl_url_cleanup(handle) }
        guard curl_url_set(handle, CURLUPART_URL, url, UInt32(CURLU_DISALLOW_USER)) == CURLUE_OK else { return nil }
        func part(_ which: CURLUPart, _ flags: Int32 = 0) -> String? {
            var text: UnsafeMutablePointer<CChar>?
            guard curl_url_get(handle, which, &text, UInt32(flags)) == CURLUE_OK, let text else { return nil }
            defer { curl_free(text) }
            return String(cString: text)
        }
        guard let scheme = part(CURLUPART_SCHEME)?.lowercased(),
            // defence: web-addresses
            scheme == "http" || scheme == "https",
            let host = part(CURLUPART_HOST)?.lowercased(), !host.isEmpty,
            let port = part(CURLUPART_PORT, CURLU_DEFAULT_PORT).flatMap({ Int($0) })
        else { return nil }
        self.scheme = scheme
        self.host = host
        self.port = port
    }
}

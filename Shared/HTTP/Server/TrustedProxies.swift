extension ServerSettings {
    /// Whose word about a client's address is believed.
    public struct TrustedProxies: Sendable, Hashable {
        private var trustsPrivate = false
        private var networks: [NetworkBlock] = []

        /// Nobody's: the peer's address is the client's.
        public static let none = TrustedProxies()

        private init() {}

        /// `none`, or a list of addresses, of networks such as `10.0.0.0/8`, and of the word `private`; nil for
        /// anything else.
        public init?(_ text: String) {
            guard text != "none" else { return }
            for part in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
                if part == "private" {
                    trustsPrivate = true
                } else if let network = NetworkBlock(String(part)) {
                    networks.append(network)
                } else {
                    return nil
                }
            }
        }

        func contain(_ address: NetworkAddress) -> Bool {
            let plain = address.unmapped
            return trustsPrivate && plain.isPrivate
                || networks.contains { $0.isOfFamily(of: plain) && $0.contains(plain.bytes) }
        }

        /// The client of a request that a trusted proxy has passed on: the last address that no such proxy has.
        ///
        /// Each proxy writes down whom it has heard from, behind what it was sent; so what a client has made up stands in
        /// front, and counts for nothing. Nil if the header says nothing that can be relied on.
        func client(of headers: Headers) -> NetworkAddress? {
            let named = client(in: headers.all("X-Forwarded-For").flatMap { hops($0) })
            guard headers.contains("Forwarded") else { return named }
            let other = client(in: headers.all("Forwarded").flatMap { forwarded($0) })
            guard headers.contains("X-Forwarded-For") else { return other }
            // A proxy writes one of the two and passes on the other as it came. Which one is not known here.
            return named == other ? named : nil
        }

        private func client(in hops: [NetworkAddress?]) -> NetworkAddress? {
            var client: NetworkAddress?
            for hop in hops.reversed() {
                // What cannot be read has been made up, or hides the address: what comes before it is no better.
                guard let hop else { break }
                client = hop
                if !contain(hop) { break }
            }
            return client
        }

        private func hops(_ line: String) -> [NetworkAddress?] {
            line.split(separator: ",", omittingEmptySubsequences: false).map { NetworkAddress(hop: $0) }
        }

        /// The `for=` of each element (RFC 7239).
        private func forwarded(_ line: String) -> [NetworkAddress?] {
            line.split(separator: ",", omittingEmptySubsequences: false).map { element in
                for pair in element.split(separator: ";") {
                    let parts = pair.split(separator: "=", maxSplits: 1)
                    guard parts.count == 2, parts[0].filter({ $0 != " " }).lowercased() == "for" else { continue }
                    return NetworkAddress(hop: parts[1])
                }
                return nil
            }
        }
    }
}

extension NetworkAddress {
    /// An address as proxies write it: perhaps with a port, in brackets, or in quotes.
    fileprivate init?(hop: Substring) {
        var text = hop.filter { $0 != " " && $0 != "\t" && $0 != "\"" }
        guard text.utf8.count <= 64 else { return nil }
        if text.hasPrefix("[") {
            text = String(text.dropFirst().prefix { $0 != "]" })
        } else if text.utf8.count(where: { $0 == UInt8(ascii: ":") }) == 1 {
            text = String(text.prefix { $0 != ":" })
        }
        self.init(text)
    }
}

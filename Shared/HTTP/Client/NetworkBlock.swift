/// A network: all addresses with the same first bits.
struct NetworkBlock: Hashable, Sendable {
    private let prefix: [UInt8]
    private let bits: Int

    init(_ prefix: [UInt8], _ bits: Int) {
        self.prefix = prefix
        self.bits = bits
    }

    /// Reads `10.0.0.0/8`, or an address, which is a network of its own.
    init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = NetworkAddress(String(parts[0])) else { return nil }
        let whole = address.bytes.count * 8
        guard parts.count == 2 else {
            self.init(address.bytes, whole)
            return
        }
        guard let bits = Int(parts[1]), (0...whole).contains(bits) else { return nil }
        self.init(address.bytes, bits)
    }

    /// Whether an address has as many bits as this network was written with.
    func isOfFamily(of address: NetworkAddress) -> Bool { prefix.count == address.bytes.count }

    /// Whether an address of the same family lies in the network.
    func contains(_ address: [UInt8]) -> Bool {
        guard prefix.count <= address.count else { return false }
        for (index, byte) in prefix.enumerated() {
            let kept = min(8, max(0, bits - index * 8))
            let mask = UInt8(truncatingIfNeeded: 0xFF00 >> kept)
            guard (address[index] ^ byte) & mask == 0 else { return false }
        }
        return true
    }
}

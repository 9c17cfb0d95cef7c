import Glibc

extension String {
    /// Whether a text occurs in this one, byte by byte: the standard library compares characters, which takes a hundred
    /// times as long.
    func contains(_ text: String) -> Bool { utf8.firstRange(of: text) != nil }
}

extension String.UTF8View {
    /// Where a text first occurs; nil for an empty one.
    func firstRange(of text: String) -> Range<Index>? {
        var text = text
        let count = text.utf8.count
        let found = text.withUTF8 { wanted in withContiguousStorageIfAvailable { $0.offset(of: wanted) } }
        guard case .some(.some(let offset)) = found else { return nil }
        let place = index(startIndex, offsetBy: offset)
        return place..<index(place, offsetBy: count)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// At which byte others first occur among these; nil if there are no others.
    fileprivate func offset(of wanted: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = baseAddress, let first = wanted.baseAddress, let byte = wanted.first else { return nil }
        var at = 0
        while at + wanted.count <= count {
            let last = count - wanted.count
            guard let found = memchr(base + at, CInt(byte), last - at + 1) else { return nil }
            at = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            if memcmp(base + at, first, wanted.count) == 0 { return at }
            at += 1
        }
        return nil
    }
}

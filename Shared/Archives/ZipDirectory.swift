/// The list of entries at the end of a zip file.
///
/// libarchive reads all of it into memory before it gives the first entry, so that its size is looked at before.
enum ZipDirectory {
    /// How far from its end libarchive looks for where the list is.
    private static let tail = 16_384

    /// Whether the list of a file may have more bytes than `limit`, by any of the ends that it seems to have.
    static func exceeds(_ limit: Int, _ read: (_ at: Int, _ count: Int) -> [UInt8], size: Int) -> Bool {
        let start = max(0, size - tail)
        let end = read(start, size - start)
        guard end.count >= 22 else { return false }
        for index in 0...(end.count - 22) where number(end, index, 4) == 0x0605_4B50 {
            var place = number(end, index + 16, 4)
            // Where the numbers are too small for a large file, another end before this one has them.
            if place == 0xFFFF_FFFF, index >= 20, number(end, index - 20, 4) == 0x0706_4B50 {
                let large = read(Int(truncatingIfNeeded: number(end, index - 12, 8)), 56)
                guard large.count == 56 else { continue }
                place = number(large, 48, 8)
            }
            if place < UInt64(start + index), UInt64(start + index) - place > UInt64(limit) { return true }
        }
        return false
    }

    private static func number(_ bytes: [UInt8], _ index: Int, _ count: Int) -> UInt64 {
        bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The same for a file.
    static func exceeds(_ limit: Int, path: String) -> Bool {
        guard let file = StoredFile(path) else { return false }
        let size = file.size
        return exceeds(limit, { file.bytes(at: $0, $1) }, size: size)
    }

    /// The same for a file in memory.
    static func exceeds(_ limit: Int, bytes: [UInt8]) -> Bool {
        let read = { (place: Int, count: Int) -> [UInt8] in
            guard (0...bytes.count).contains(place) else { return [] }
            return Array(bytes[place...].prefix(count))
        }
        return exceeds(limit, read, size: bytes.count)
    }
}

/// Makes zip files and gzip files for tests byte by byte, also such as no program writes.
public struct TestZip {
    /// An entry, stored as it is.
    public struct Entry {
        /// Its name.
        public var name: String
        /// Its bytes.
        public var bytes: [UInt8]
        /// What kind of file it is, as Unix has it: a plain file, or with `0o120777` a link.
        public var mode: UInt32 = 0o100644
        /// How many bytes of a remark the list of entries has with it.
        public var remark = 0
        /// Whether the checksum in the file is wrong.
        public var isDamaged = false

        /// An entry.
        public init(_ name: String, _ bytes: [UInt8], mode: UInt32 = 0o100644, isDamaged: Bool = false) {
            (self.name, self.bytes, self.mode, self.isDamaged) = (name, bytes, mode, isDamaged)
        }

        /// An entry that is a text.
        public init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
    }

    /// A zip file of entries.
    public static func zip(_ entries: [Entry]) -> [UInt8] {
        var result: [UInt8] = []
        var list: [UInt8] = []
        for entry in entries {
            let name = Array(entry.name.utf8)
            let sum = checksum(entry.bytes) ^ (entry.isDamaged ? 1 : 0)
            // Version, names in UTF-8, stored, time, checksum, sizes, length of the name.
            let common =
                number(20, 2) + number(0x800, 2) + number(0, 2) + number(0x5A21_0000, 4) + number(UInt64(sum), 4)
                + number(UInt64(entry.bytes.count), 4) + number(UInt64(entry.bytes.count), 4)
                + number(UInt64(name.count), 2) + number(0, 2)
            list += number(0x0201_4B50, 4) + number(0x0314, 2) + common + number(UInt64(entry.remark), 2) + number(0, 4)
            list += number(UInt64(entry.mode) << 16, 4) + number(UInt64(result.count), 4) + name
            list += [UInt8](repeating: 0x20, count: entry.remark)
            result += number(0x0403_4B50, 4) + common + name + entry.bytes
        }
        let start = result.count
        let count = UInt64(entries.count & 0xFFFF)
        return result + list + number(0x0605_4B50, 4) + number(0, 4) + number(count, 2) + number(count, 2)
            + number(UInt64(list.count), 4) + number(UInt64(start), 4) + number(0, 2)
    }

    /// A gzip file that has bytes as they are.
    public static func gzip(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let count = UInt64(block.count)
            result += [rest.isEmpty ? 1 : 0] + number(count, 2) + number(~count & 0xFFFF, 2) + block
        } while !rest.isEmpty
        return result + number(UInt64(checksum(bytes)), 4) + number(UInt64(bytes.count), 4)
    }

    private static func number(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
}

import Crypto
import Glibc
import Values

/// Files in one file, as `tar` writes and reads them (POSIX.1-1988, "ustar"): a backup can be opened without Larder.
///
/// Each file's SHA-256 is in its header, where a link would have the name that it leads to: `tar` and earlier versions
/// of Larder pass over it.
enum Tar {
    /// A file that was unpacked.
    struct Unpacked: Equatable {
        var name: String
        /// Whether the archive had a checksum of it, with which it was compared.
        var isChecked: Bool
    }

    private static let block = 512
    private static let portion = 1 << 20
    /// What eleven octal digits can say: 8 GiB less a byte.
    private static let largest = (1 << 33) - 1

    /// Packs files, each under a plain name, into a file that is not there yet; of the others those that are still there.
    static func pack(
        _ files: [(name: String, path: String)],
        and others: [(name: String, path: String)] = [],
        into path: String,
        at now: Instant
    ) throws(StartError) {
        let archive = try OperatorFile(making: path)
        var place = 0
        for (index, file) in (files + others).enumerated() {
            // One that is no longer needed may be removed at any moment.
            if index >= files.count, access(file.path, F_OK) != 0 { continue }
            let source = try OperatorFile(reading: file.path)
            let size = try source.size()
            guard size <= largest else {
                throw StartError("\(file.path) is too large for a backup: stop Larder and copy its folder.")
            }
            try archive.write([UInt8](repeating: 0, count: block))
            var hash = SHA256.Stream()
            var left = size
            while left > 0 {
                let bytes = try source.read(min(left, portion))
                guard !bytes.isEmpty else { throw StartError("\(file.path) was truncated while it was read.") }
                try archive.write(bytes)
                hash.add(bytes)
                left -= bytes.count
            }
            try archive.write([UInt8](repeating: 0, count: padding(size)))
            try archive.write(header(file.name, size: size, hash: hash.hash.hex, at: now), at: place)
            place += block + size + padding(size)
        }
        try archive.write([UInt8](repeating: 0, count: 2 * block))
        try archive.sync()
    }

    /// Unpacks each file to the place that `place` gives for its name; throws if there is one without a place, or one
    /// that is not as it was packed.
    static func unpack(
        _ path: String,
        to place: (_ name: String) throws(StartError) -> String?
    ) throws(StartError) -> [Unpacked] {
        let archive = try OperatorFile(reading: path)
        var found: [Unpacked] = []
        var names: Set<String> = []
        while true {
            let header = try archive.read(block)
            guard header.count == block else { throw StartError("\(path) is not a backup, or is incomplete.") }
            if header.allSatisfy({ $0 == 0 }) { return found }
            guard let (name, size, sum) = entry(header) else {
                throw StartError("\(path) is not a backup, or is damaged.")
            }
            guard names.insert(name).inserted, let goal = try place(name) else {
                throw StartError("\(path) is not a backup of this program: it contains \(printable(name)).")
            }
            let target = try OperatorFile(making: goal)
            var hash = SHA256.Stream()
            var left = size
            while left > 0 {
                let bytes = try archive.read(min(left, portion))
                guard !bytes.isEmpty else { throw StartError("\(path) is incomplete: its end is missing.") }
                try target.write(bytes)
                hash.add(bytes)
                left -= bytes.count
            }
            // defence: backup-checksums
            guard sum.isEmpty || sum == hash.hash.hex else {
                throw StartError(
                    """
                    \(path) is damaged: \(name) in it is not what was backed up (its SHA-256 differs). \
                    Use another backup.
                    """
                )
            }
            try target.sync()
            _ = try archive.read(padding(size))
            found.append(Unpacked(name: name, isChecked: !sum.isEmpty))
        }
    }

    private static func padding(_ size: Int) -> Int { (block - size % block) % block }

    private static func header(_ name: String, size: Int, hash: String, at now: Instant) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: block)
        func put(_ text: String, at start: Int) {
            bytes.replaceSubrange(start..<start + text.utf8.count, with: text.utf8)
        }
        put(name, at: 0)
        put("0000600", at: 100)
        put("0000000", at: 108)
        put("0000000", at: 116)
        put(octal(size, digits: 11), at: 124)
        put(octal(Int(now.seconds), digits: 11), at: 136)
        put("0", at: 156)
        put(hash, at: 157)
        put("ustar", at: 257)
        put("00", at: 263)
        put(octal(checksum(bytes), digits: 6), at: 148)
        bytes[155] = UInt8(ascii: " ")
        return bytes
    }

    /// The name and size of a plain file, and its SHA-256 or nothing; nil for anything else.
    private static func entry(_ header: [UInt8]) -> (name: String, size: Int, hash: String)? {
        func text(_ range: Range<Int>) -> String {
            String(decoding: header[range].prefix { $0 != 0 && $0 != UInt8(ascii: " ") }, as: UTF8.self)
        }
        guard Int(text(148..<156), radix: 8) == checksum(header), header[156] == UInt8(ascii: "0") || header[156] == 0,
            let size = Int(text(124..<136), radix: 8), size >= 0
        else { return nil }
        return (text(0..<100), size, text(157..<257))
    }

    /// The sum of the bytes, as if that of the sum were spaces.
    private static func checksum(_ header: [UInt8]) -> Int {
        header.indices.reduce(0) { $0 + ((148..<156).contains($1) ? 32 : Int(header[$1])) }
    }

    private static func octal(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 8)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    private static func printable(_ name: String) -> String {
        String(name.map { $0.isASCII && !$0.isWhitespace && $0 != "\u{1B}" ? $0 : "?" })
    }
}

import Glibc
import JSON
import Media

/// Standard input.
enum Input {
    /// How many bytes a file may have.
    static let most = 64 << 20
    /// How long the line before the file may be.
    private static let longestLine = 16_384

    /// The bytes before the first line feed; nil if there are too many or none comes.
    static func line() -> [UInt8]? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while line.count < longestLine {
            // A byte at a time, as what follows is the file.
            guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
            if byte == UInt8(ascii: "\n") { return line }
            line.append(byte)
        }
        return nil
    }

    /// Exactly so many bytes; nil if fewer come.
    static func bytes(_ count: Int) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
            while filled < count, let start = buffer.baseAddress {
                let got = read(STDIN_FILENO, start + filled, count - filled)
                guard got > 0 else { return }
                filled += got
            }
        }
        return bytes.count == count ? bytes : nil
    }
}

/// Standard output.
enum Output {
    /// Writes the parts of an answer, each after its length; false if nobody reads them.
    static func write(_ answer: Answer) -> Bool {
        for part in [answer.head.jsonBytes(capacity: 4096)] + answer.files {
            let length = withUnsafeBytes(of: UInt32(part.count).bigEndian) { Array($0) }
            guard write(length), write(part) else { return false }
        }
        return true
    }

    private static func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count, let start = buffer.baseAddress {
                let count = Glibc.write(STDOUT_FILENO, start + sent, buffer.count - sent)
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}

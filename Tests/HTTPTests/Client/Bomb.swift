import Foundation
import TestSupport

/// Small bodies that unpack to 64 MiB.
enum Bomb {
    private static let size = 64 << 20

    /// A bomb for a Content-Encoding.
    static func bytes(_ encoding: String) throws -> [UInt8] {
        switch encoding {
        case "gzip": try gzip(Data(count: size))
        case "deflate": try gzip(Data(count: size)).dropFirst(10).dropLast(8)
        case "gzip, gzip": try gzip(Data(gzip(Data(count: size))))
        case "br": brotli
        case "zstd": zstandard
        default: []
        }
    }

    /// 64 MiB of zeros, as libbrotli packs them best.
    private static var brotli: [UInt8] {
        let text = "z///f/gnAOKxQCD3/p/////wTwDEYQGA7v0/////4Z8AiMMiAN37//z//8c/ARCHBQC69/8="
        return Data(base64Encoded: text).map(Array.init) ?? []
    }

    /// One frame whose blocks say "128 KiB of this byte" (RFC 8878, section 3.1.1.2).
    private static var zstandard: [UInt8] {
        let header: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38]
        let count = size >> 17
        return header
            + (1...count).flatMap { number -> [UInt8] in
                let block = (1 << 17) << 3 | 1 << 1 | (number == count ? 1 : 0)
                return [UInt8(block & 0xFF), UInt8(block >> 8 & 0xFF), UInt8(block >> 16), 0]
            }
    }

    private static func gzip(_ data: Data) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(uniqueName("bomb"))
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/gzip")
        process.arguments = ["--no-name", "--stdout", "-9", file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let packed = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Array(packed)
    }
}

/// A WebP file as a list of chunks (RFC 9649, section 2.3).
enum WebPFile {
    /// The chunks that are the picture itself.
    private static let pictures = ["VP8X", "VP8 ", "VP8L", "ALPH"].map { Array($0.utf8) }
    /// The one flag of `VP8X` that is not about metadata or animation: that there is transparency.
    private static let transparency: UInt8 = 0x10

    /// The file with its picture only.
    ///
    /// libvips 8.14 writes a chunk of EXIF even if it is told to leave all metadata out.
    static func withoutMetadata(_ file: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = Array("WEBP".utf8)
        var rest = file.dropFirst(12)
        while rest.count >= 8 {
            let name = Array(rest.prefix(4))
            let size = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            // Chunks begin at even places.
            var chunk = Array(rest.prefix(8 + size + size % 2))
            rest = rest.dropFirst(chunk.count)
            guard pictures.contains(name) else { continue }
            if name == pictures[0], chunk.count > 8 { chunk[8] &= transparency }
            kept += chunk
        }
        return Array("RIFF".utf8) + withUnsafeBytes(of: UInt32(kept.count).littleEndian) { Array($0) } + kept
    }
}

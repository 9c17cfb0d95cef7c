/// The kinds of pictures that are read, by the first bytes of a file: names and content types are not believed.
public enum PictureKind: Sendable, CaseIterable {
    case jpeg
    case png
    case webp
    case gif
    case heic
    case avif

    /// The kind of a file; nil if it is none of these.
    public init?(_ bytes: some Collection<UInt8>) {
        let head = Array(bytes.prefix(32))
        func has(_ text: StaticString, at place: Int) -> Bool {
            text.withUTF8Buffer { head.count >= place + $0.count && head[place...].prefix($0.count).elementsEqual($0) }
        }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has("RIFF", at: 0), has("WEBP", at: 8) {
            self = .webp
        } else if has("GIF87a", at: 0) || has("GIF89a", at: 0) {
            self = .gif
        } else if has("ftyp", at: 4) {
            // ISO/IEC 23008-12: the brand says how the picture is coded.
            if has("avif", at: 8) || has("avis", at: 8) {
                self = .avif
            } else if ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"].contains(where: { has($0, at: 8) }) {
                self = .heic
            } else {
                return nil
            }
        } else {
            return nil
        }
    }
}

import FoundationEssentials

/// What a cursor says, in the opaque form of base64url.
public enum CursorText {
    /// The opaque form.
    public static func encode(_ plain: String) -> String {
        let bytes: [UInt8] = Data(plain.utf8).base64EncodedData().compactMap { byte in
            switch byte {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            case UInt8(ascii: "="): nil
            default: byte
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What it says; nil if it is no cursor of ours.
    public static func decode(_ text: String) -> String? {
        guard text.utf8.count <= 4096 else { return nil }
        var bytes: [UInt8] = text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "-"): UInt8(ascii: "+")
            case UInt8(ascii: "_"): UInt8(ascii: "/")
            default: byte
            }
        }
        bytes += [UInt8](repeating: UInt8(ascii: "="), count: (4 - bytes.count % 4) % 4)
        guard let data = Data(base64Encoded: Data(bytes)),
            let plain = String(validating: data, as: UTF8.self), !plain.contains("\0")
        else { return nil }
        return plain
    }
}

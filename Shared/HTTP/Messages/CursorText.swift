import FoundationEssentials

/// What a cursor says, in the opaque form of base64url.
public enum CursorText {
    /// The opaque form.
    public static func encode(_ plain: String) -> String {
        Data(plain.utf8).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// What it says; nil if it is no cursor of ours.
    public static func decode(_ text: String) -> String? {
        let padded = text.replacing("-", with: "+").replacing("_", with: "/")
        guard text.utf8.count <= 4096,
            let data = Data(base64Encoded: padded + String(repeating: "=", count: (4 - padded.utf8.count % 4) % 4)),
            let plain = String(validating: data, as: UTF8.self), !plain.contains("\0")
        else { return nil }
        return plain
    }
}

/// What a caller expects to be answered; anything else is refused, whatever it calls itself.
public struct WantedContent: Sendable, Hashable {
    /// The media types, in lower case.
    public var types: Set<String>
    /// Whether the first bytes have to be those of a picture.
    private let isImage: Bool

    /// Any document of these types.
    public init(types: Set<String>) {
        self.types = types
        isImage = false
    }

    private init(images: Set<String>) {
        types = images
        isImage = true
    }

    /// A picture: JPEG, PNG, GIF, WebP or AVIF, by its type and by its first bytes.
    ///
    /// Not SVG, which is a program.
    public static let image = WantedContent(images: [
        "image/jpeg", "image/png", "image/gif", "image/webp", "image/avif",
    ])

    /// Whether an answer is of a kind that is wanted.
    func admits(_ response: ClientResponse) -> Bool {
        let type = (response.headers["Content-Type"] ?? "").prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
        // defence: image-bytes
        return types.contains(type) && (!isImage || WantedContent.isImage(response.body))
    }

    private static func isImage(_ body: [UInt8]) -> Bool {
        func has(_ text: StaticString, at offset: Int) -> Bool {
            let count = text.utf8CodeUnitCount
            guard body.count >= offset + count else { return false }
            return body[offset..<offset + count].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
        }
        return body.starts(with: [0xFF, 0xD8, 0xFF])
            || body.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            || has("GIF87a", at: 0) || has("GIF89a", at: 0) || has("RIFF", at: 0) && has("WEBP", at: 8)
            || has("ftypavif", at: 4) || has("ftypavis", at: 4)
    }
}

public import JSON

/// What `larder-media` is asked for: one line of JSON, before the bytes of the file.
@JSONObject
public struct MediaRequest: Sendable {
    /// What can be done with a file.
    public enum Action: String, Sendable, CaseIterable, JSONEncodable, JSONReadable {
        /// Writes a picture anew as WebP, in some sizes.
        case webp
        /// Reads the text in a picture.
        case text
        /// Reads the text of a PDF, page by page.
        case pdf
        /// Says what the program can read, and what it cannot do; there is no file.
        case probe
    }

    /// What to do.
    public var action: Action
    /// How many bytes the file has.
    public var length: Int
    /// The longest sides of the pictures to be written, in pixels.
    public var sizes: [Int] = []
    /// The languages of the text as ISO 639-2 codes (`eng`), the likeliest first.
    public var languages: [String] = []
    /// What the work may cost.
    public var limits: MediaLimits
}

/// What one file may cost.
@JSONObject
public struct MediaLimits: Sendable, Hashable {
    /// The memory that the program may map, in MiB.
    public var megabytes: Int
    /// The processor time and the whole time, in seconds.
    public var seconds: Int
    /// How many pixels a picture may have.
    public var pixels: Int
    /// How many pages of a PDF are read.
    public var pages: Int

    /// What a picture may cost that is written anew.
    public static let picture = MediaLimits(megabytes: 1024, seconds: 20, pixels: 100_000_000, pages: 1)
    /// What a photo or a PDF may cost that is read.
    public static let reading = MediaLimits(megabytes: 1024, seconds: 120, pixels: 100_000_000, pages: 20)
}

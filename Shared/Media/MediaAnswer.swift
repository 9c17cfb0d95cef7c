public import JSON

/// What `larder-media` answers: JSON, and after it the pictures it has written.
///
/// Each part is preceded by its length, four bytes with the highest first.
@JSONObject(.leavesOutNil)
public struct MediaAnswer: Sendable {
    /// What was wrong with the file; nil if nothing was.
    public var error: MediaError.Code? = nil
    /// The library's own words for it, for the log.
    public var detail: String? = nil
    /// The pictures that follow, in the order of the sizes asked for.
    public var pictures: [PictureSize]? = nil
    /// The pages that were read.
    public var pages: [TextPage]? = nil
    /// How many pages the file has, of which some may not have been read.
    public var pageCount: Int? = nil
    /// The languages that text in pictures is read in, as ISO 639-2 codes.
    public var languages: [String]? = nil
    /// What the process could not do, which it had tried.
    public var confinement: MediaConfinement? = nil
}

/// The size of a picture that was written.
@JSONObject
public struct PictureSize: Sendable, Hashable {
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
}

/// What `larder-media` cannot do once it has a file.
@JSONObject
public struct MediaConfinement: Sendable, Hashable {
    /// What it tries, to see that it is refused.
    public enum Action: String, Sendable, CaseIterable, JSONEncodable, JSONReadable {
        /// Read a file that is none of its libraries'.
        case read
        /// Make a file.
        case write
        /// Open a socket to another machine.
        case connect
        /// Open one to another process of this machine.
        case connectHere = "connect_here"
        /// Start a program.
        case start
        /// Send a signal to the service.
        case signal
    }

    /// Whether the kernel can refuse files: reading and writing.
    public var hasLandlock: Bool
    /// What was refused.
    public var refused: [Action]
}

import JSON
import Kitchen
import Values

/// What is known of a video, as yt-dlp tells it.
@JSONObject(.readOnly)
struct VideoInfo: Sendable {
    /// Subtitles in one form.
    @JSONObject(.readOnly)
    struct Captions: Sendable {
        /// `vtt`, `srt`, `json3` and so on.
        var ext: String?
        var url: String?
        /// The subtitles themselves, where the site has no address for them.
        var data: String?

        /// Whether they are in a form that is read here.
        var isReadable: Bool { (ext == "vtt" || ext == "srt") && (url != nil || data != nil) }
    }

    var title: String?
    var description: String?
    var thumbnail: String?
    /// The video's own address.
    var webpageURL: String?
    var channel: String?
    var uploader: String?
    /// The language that is spoken, as `de` or `de-AT`.
    var language: String?
    /// Written by people, by language.
    var subtitles: [String: [Captions]]?
    /// Written by machines: of what is spoken, and translated into other languages.
    var automaticCaptions: [String: [Captions]]?

    /// The subtitles to read, the best first: written ones in one of these languages, then what is spoken.
    func captions(in languages: [Language]) -> [Captions] {
        let wanted = languages.map(\.rawValue)
        let spoken = language.map { String($0.prefix { $0 != "-" }) }
        var found = wanted.compactMap { Self.captions(in: $0, of: subtitles) }
        if let spoken {
            for list in [subtitles, automaticCaptions] {
                if let captions = Self.captions(in: spoken, of: list) { found.append(captions) }
            }
        }
        // What is not translated has a name of its own; a translation of what a machine has heard is read last.
        let heard = (automaticCaptions ?? [:]).keys.filter { $0.hasSuffix("-orig") }.sorted()
        found += heard.compactMap { automaticCaptions?[$0]?.first(where: \.isReadable) }
        found += wanted.compactMap { Self.captions(in: $0, of: automaticCaptions) }
        return found
    }

    private static func captions(in language: String, of list: [String: [Captions]]?) -> Captions? {
        guard let list else { return nil }
        let names = list.keys.filter { $0 == language || $0.hasPrefix(language + "-") }.sorted()
        return names.lazy.compactMap { list[$0]?.first(where: \.isReadable) }.first
    }
}

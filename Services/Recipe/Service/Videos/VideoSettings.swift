import Programs
import Runtime

/// What an operator decides about videos.
struct VideoSettings: Sendable {
    /// Where yt-dlp is; nil if it is not to be asked.
    var path: String?
    /// Whether it is not to be asked, and so not missing.
    var isOff: Bool

    init(path: String?, isOff: Bool = false) { (self.path, self.isOff) = (path, isOff) }

    init(_ reader: inout SettingsReader) {
        let text = reader.text(.ytDLP)
        isOff = text == "off"
        path = isOff ? nil : text ?? ChildProgram.find("yt-dlp")
        if let text, !isOff, !text.hasPrefix("/") {
            reader.report(.ytDLP, "must be off, or a path that begins with /, not \"\(text)\"")
        }
    }
}

extension Setting {
    static let ytDLP = Setting(
        "LARDER_YT_DLP",
        "where PATH has yt-dlp",
        "The program that is asked for the descriptions and subtitles of videos, or `off`. It is not in the image; "
            + "without it a video's description has to be pasted."
    )
}

import Loop
import Programs

/// Whether recipes can be read from videos in this installation.
struct VideoCheck: Sendable {
    let settings: VideoSettings
    let pool: ThreadPool

    /// What cannot be done, and what to do about it.
    func weaknesses() async -> [(words: String, advice: String)] {
        guard !settings.isOff else { return [] }
        guard let path = settings.path, ChildProgram.isInstalled(path) else {
            return [
                (
                    "Descriptions of videos cannot be read: yt-dlp is not there.",
                    "Install it, or set LARDER_YT_DLP to its path, or to off if nobody needs it."
                )
            ]
        }
        guard let words = await VideoProgram.complaint(of: path, on: pool) else { return [] }
        return [
            (
                "Descriptions of videos cannot be read: \(path) does not work.",
                "It says: \(words.split(whereSeparator: \.isNewline).last ?? "nothing")."
            )
        ]
    }
}

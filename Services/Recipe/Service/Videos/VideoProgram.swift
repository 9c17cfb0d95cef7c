import HTTP
import JSON
import Loop
import Programs
import Values

/// Why nothing is known of a video.
enum VideoError: Error, Equatable {
    /// The program is not there.
    case missing
    /// The program knows no such address.
    case unknown
    /// The site, or the program, gave no answer of use; what the program said of it, for the log.
    case failed(String)
}

/// Asks yt-dlp, in a process of its own, what a site says of a video.
///
/// The video itself is not fetched. yt-dlp fetches by itself, so it is given a proxy that keeps the guarded client's rules and knows no other way out.
struct VideoProgram: Sendable {
    /// How long it may take in all.
    static let patience = Duration.seconds(60)
    /// How many bytes it may say, and how many may pass between it and the sites that it asks.
    private static let (mostOutput, mostTraffic) = (16 << 20, 64 << 20)

    /// Where it is; nil if it is not installed, or not to be asked.
    let path: String?
    /// The guarded client.
    let client: Client
    /// Has a thread for each video that is asked about at the same time.
    let pool: ThreadPool
    var patience = Self.patience

    /// What is known of the video at an address.
    ///
    /// If the page says that it shows one it may lie elsewhere, and the page is searched for it.
    func info(of url: String, isVideo: Bool) async throws(VideoError) -> VideoInfo {
        guard let path, ChildProgram.isInstalled(path) else { throw .missing }
        let outcome = try await pool.run(orThrow: VideoError.failed("too many videos wait")) { () throws(VideoError) in
            guard let proxy = client.proxy(bytes: Self.mostTraffic) else { throw .failed("no socket is left") }
            defer { proxy.close() }
            // defence: video-proxy
            let way = ["--proxy", proxy.url]
            let options = Self.options + way + ["--ies", isVideo ? "default" : "default,-generic", url]
            return try Self.run(path, options, until: monotonicNanoseconds() + patience.nanoseconds)
        }
        let words = String(decoding: outcome.complaints, as: UTF8.self)
        guard outcome.status == 0, !outcome.isLate, !outcome.isTooLong else {
            // What knows an address names itself; that a page shows a video may be said by the page.
            let isUnknown = words.contains("No suitable extractor") || words.contains("Unsupported URL")
            guard !isUnknown, isVideo || words.contains("ERROR: [") else { throw .unknown }
            let end = outcome.isLate ? "late" : outcome.isTooLong ? "too much" : "signal \(outcome.signal)"
            throw .failed("\(end), status \(outcome.status ?? -1): \(words.suffix(300))")
        }
        do {
            return try JSONReader.read(VideoInfo.self, from: outcome.output)
        } catch {
            throw .failed("what it said is not understood: \(error)")
        }
    }

    /// What the program at a path says if it cannot be run; nil if it can.
    static func complaint(of path: String, on pool: ThreadPool) async -> String? {
        let outcome = try? await pool.run(orThrow: VideoError.missing) { () throws(VideoError) in
            try run(path, ["--ignore-config", "--version"], until: monotonicNanoseconds() + 20_000_000_000)
        }
        guard let outcome else { return "it cannot be started" }
        return outcome.status == 0 ? nil : String(decoding: outcome.complaints, as: UTF8.self)
    }

    private static func run(
        _ path: String,
        _ options: [String],
        until deadline: UInt64
    ) throws(VideoError) -> ChildProgram.Outcome {
        guard let folder = ChildProgram.makeFolder() else { throw .failed("no folder") }
        defer { ChildProgram.removeFolder(folder) }
        var program = ChildProgram(path: path, mostOutput: mostOutput)
        program.folder = folder
        program.environment = [
            "HOME=\(folder)", "LC_ALL=C.UTF-8", "PATH=/usr/local/bin:/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE=1",
            "YTDLP_NO_PLUGINS=1",
        ]
        program.bounds = ChildProgram.Bounds(megabytes: 1024, seconds: 40)
        // Other users of the machine see what a program is started with, and neither the address nor the password is theirs.
        program.arguments = ["--ignore-config", "--config-locations", "-"]
        do {
            return try program.run(input: [Array(options.map(quoted).joined(separator: "\n").utf8)], until: deadline)
        } catch {
            throw .missing
        }
    }

    private static let options = [
        "--dump-single-json", "--skip-download", "--no-playlist", "--flat-playlist", "--playlist-items", "1",
        "--no-cache-dir", "--no-warnings", "--no-update", "--no-check-formats", "--ignore-no-formats-error",
        "--socket-timeout", "10", "--retries", "1", "--extractor-retries", "1",
    ]

    /// A word as a line of the program's configuration, which is read like a shell's.
    private static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: #"'"'"'"#) + "'" }
}

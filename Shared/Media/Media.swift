import Glibc
import JSON
public import Loop
import Programs
import Values

/// Reads pictures and PDFs that people send, each in a process of its own (`larder-media`).
///
/// Decoders of pictures have had the worst mistakes of all libraries. A file that breaks one costs that process only:
/// it has bounds of memory and time, opens no socket, reads no file of Larder, and ends with its answer.
public struct Media: Sendable {
    /// A picture that was written anew.
    public struct Picture: Sendable, Hashable {
        /// In pixels.
        public var size: PictureSize
        /// The file, as WebP.
        public var webp: [UInt8]
    }

    /// What was read of a file.
    public struct Reading: Sendable, Hashable {
        /// The pages that were read, in order.
        public var pages: [TextPage]
        /// How many the file has.
        public var pageCount: Int
    }

    /// How many bytes all that is written for one file may have.
    private static let mostOutput = 32 << 20
    /// How long a program may take to be started and to end, beyond the time of its work.
    private static let grace: UInt64 = 3_000_000_000

    private let path: String
    private let pool: ThreadPool

    /// The program beside the running executable; `pool` has a thread for each file that is read at the same time.
    public init(pool: ThreadPool) {
        self.init(path: Self.pathBesideExecutable(), pool: pool)
    }

    /// The program at a path.
    public init(path: String, pool: ThreadPool) {
        self.path = path
        self.pool = pool
    }

    /// Whether the program is there.
    public var isInstalled: Bool { access(path, X_OK) == 0 }

    /// A picture written anew as WebP, once for each longest side: upright, in sRGB, without metadata, never enlarged.
    public func webp(
        _ file: [UInt8],
        sizes: [Int],
        limits: MediaLimits = .picture
    ) async throws(MediaError) -> [Picture] {
        let (head, files) = try await ask(
            MediaRequest(action: .webp, length: file.count, sizes: sizes, limits: limits),
            file
        )
        guard let pictures = head.pictures, pictures.count == sizes.count, files.count == sizes.count else {
            throw MediaError(.crashed, "an answer without pictures")
        }
        return zip(pictures, files).map { Picture(size: $0, webp: $1) }
    }

    /// The text in a picture, in these languages (ISO 639-2), the likeliest first.
    public func text(
        _ file: [UInt8],
        languages: [String],
        limits: MediaLimits = .reading
    ) async throws(MediaError) -> Reading {
        let request = MediaRequest(action: .text, length: file.count, languages: languages, limits: limits)
        return try reading(try await ask(request, file))
    }

    /// The text of a PDF; pages without text are read as pictures.
    public func pdf(
        _ file: [UInt8],
        languages: [String],
        limits: MediaLimits = .reading
    ) async throws(MediaError) -> Reading {
        let request = MediaRequest(action: .pdf, length: file.count, languages: languages, limits: limits)
        return try reading(try await ask(request, file))
    }

    /// The languages, as ISO 639-2 codes, in which text in pictures can be read.
    public func languages() async throws(MediaError) -> [String] { try await probe().languages ?? [] }

    /// What the program cannot do once it has a file.
    public func confinement() async throws(MediaError) -> MediaConfinement {
        guard let confinement = try await probe().confinement else { throw MediaError(.crashed, "it did not try") }
        return confinement
    }

    private func probe() async throws(MediaError) -> MediaAnswer {
        try await ask(MediaRequest(action: .probe, length: 0, limits: .picture), []).head
    }

    private func reading(_ answer: (head: MediaAnswer, files: [[UInt8]])) throws(MediaError) -> Reading {
        guard let pages = answer.head.pages else { throw MediaError(.crashed, "an answer without pages") }
        return Reading(pages: pages, pageCount: answer.head.pageCount ?? pages.count)
    }

    private func ask(
        _ request: MediaRequest,
        _ file: [UInt8]
    ) async throws(MediaError) -> (head: MediaAnswer, files: [[UInt8]]) {
        var program = ChildProgram(path: path, mostOutput: Self.mostOutput)
        // One thread per library, and as few heaps.
        program.environment = ["LC_ALL=C.UTF-8", "OMP_THREAD_LIMIT=1", "MALLOC_ARENA_MAX=1"]
        let line = request.jsonBytes() + [UInt8(ascii: "\n")]
        let patience = UInt64(request.limits.seconds) * 1_000_000_000 + Self.grace
        return try await pool.run(orThrow: MediaError(.busy)) { [program] () throws(MediaError) in
            let outcome: ChildProgram.Outcome
            do throws(ChildProgram.Failure) {
                outcome = try program.run(input: [line, file], until: monotonicNanoseconds() + patience)
            } catch {
                throw MediaError(error)
            }
            return try MediaParts.answer(of: outcome)
        }
    }

    private static func pathBesideExecutable() -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let path = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
        let folder = path.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? []
        return String(decoding: folder, as: UTF8.self) + "/larder-media"
    }
}

extension ThreadPool.Kind {
    /// Each thread waits for a program that decodes a file.
    public static let media = ThreadPool.Kind(capacity: 64, isComputing: false)
}

import Glibc
import JSON
import Programs

/// Takes apart what the program has written.
enum MediaParts {
    /// The answer of a run that has ended; throws what was wrong with the file, or with the run.
    static func answer(of outcome: ChildProgram.Outcome) throws(MediaError) -> (head: MediaAnswer, files: [[UInt8]]) {
        guard let parts = parts(of: outcome.output), let first = parts.first, outcome.status == 0, !outcome.isLate,
            !outcome.isTooLong, let head = try? JSONReader.read(MediaAnswer.self, from: first)
        else { throw failure(of: outcome) }
        if let code = head.error { throw MediaError(code, head.detail ?? "") }
        return (head, Array(parts.dropFirst()))
    }

    /// The parts, each after its length; nil if one is not whole.
    static func parts(of output: [UInt8]) -> [[UInt8]]? {
        var parts: [[UInt8]] = []
        var rest = output[...]
        while !rest.isEmpty {
            guard rest.count >= 4 else { return nil }
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(4)
            guard length <= rest.count else { return nil }
            parts.append(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return parts
    }

    /// Why a run came to nothing.
    private static func failure(of outcome: ChildProgram.Outcome) -> MediaError {
        let words = String(decoding: outcome.complaints, as: UTF8.self)
        let detail = "signal \(outcome.signal), status \(outcome.status ?? -1): \(words.prefix(300))"
        if outcome.isLate || [SIGXCPU, SIGALRM].contains(outcome.signal) { return MediaError(.timeout, detail) }
        if outcome.isTooLong { return MediaError(.tooLarge, detail) }
        let isMemory = ["failed to allocate", "bad_alloc", "out of memory", "Cannot allocate"].contains {
            words.contains($0)
        }
        return MediaError(isMemory ? .outOfMemory : .crashed, detail)
    }
}

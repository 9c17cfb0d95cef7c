import Glibc

/// A file without a name, for what is read from several places of it.
///
/// It goes with the last one who has it, also if the process ends.
final class ImportSpool: Sendable {
    private let descriptor: Int32

    /// An empty file; nil if the system gives none.
    init?() {
        guard let file = tmpfile() else { return nil }
        descriptor = dup(fileno(file))
        fclose(file)
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// The path under which this process can open it.
    var path: String { "/proc/self/fd/\(descriptor)" }

    /// Appends bytes; false if the disk takes no more.
    func append(_ bytes: [UInt8]) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done) }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }
}

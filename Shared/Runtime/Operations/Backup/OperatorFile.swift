import Glibc
import Loop

/// A file that an operator's command reads or writes; closed with the value.
struct OperatorFile: ~Copyable {
    private let descriptor: Int32
    private let path: String

    /// Opens a file to read.
    init(reading path: String) throws(StartError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StartError.file(path, "cannot be read") }
    }

    /// Makes a file that nobody else may read, where there is none yet.
    init(making path: String) throws(StartError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StartError.file(path, "cannot be created") }
    }

    deinit { close(descriptor) }

    /// How many bytes it has.
    func size() throws(StartError) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw StartError.file(path, "cannot be read") }
        return Int(status.st_size)
    }

    /// The next bytes, as many as `count`; fewer at the end only.
    func read(_ count: Int) throws(StartError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes[filled...].withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw StartError.file(path, "cannot be read") }
            if got == 0 { break }
            filled += got
        }
        return Array(bytes[..<filled])
    }

    /// Appends bytes.
    func write(_ bytes: [UInt8]) throws(StartError) {
        var sent = 0
        while sent < bytes.count {
            let put = bytes[sent...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if put < 0, errno == EINTR { continue }
            guard put > 0 else { throw StartError.file(path, "cannot be written") }
            sent += put
        }
    }

    /// Writes bytes over those at a place.
    func write(_ bytes: [UInt8], at place: Int) throws(StartError) {
        guard bytes.withUnsafeBytes({ pwrite(descriptor, $0.baseAddress, $0.count, place) }) == bytes.count else {
            throw StartError.file(path, "cannot be written")
        }
    }

    /// Waits until the disk has it.
    func sync() throws(StartError) {
        guard fsync(descriptor) == 0 else { throw StartError.file(path, "cannot be written") }
    }
}

/// Runs what blocks on a thread of its own.
func onOwnThread<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
    let threads = ThreadPool(name: "operator", threads: 1)
    defer { threads.stop() }
    return try await threads.run(body)
}

extension StartError {
    /// What the system says of a file.
    static func file(_ path: String, _ what: String) -> StartError {
        StartError("\(path) \(what): \(String(cString: strerror(errno))).")
    }
}

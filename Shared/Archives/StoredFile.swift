import Glibc

/// A file on the disk, closed with the object.
public final class StoredFile {
    private let descriptor: Int32
    /// How many bytes it has.
    public let size: Int

    /// Opens a file to read; nil if it cannot be opened, or is no plain file.
    public init?(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        size = Int(status.st_size)
    }

    deinit { close(descriptor) }

    /// Bytes from a place on, fewer at its end.
    public func bytes(at place: Int, _ count: Int) -> [UInt8] {
        guard place >= 0, count > 0, place < size else { return [] }
        var bytes = [UInt8](repeating: 0, count: min(count, size - place))
        var filled = 0
        while filled < bytes.count {
            let got = bytes[filled...].withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress, $0.count, off_t(place + filled))
            }
            if got < 0, errno == EINTR { continue }
            if got <= 0 { break }
            filled += got
        }
        return Array(bytes[..<filled])
    }
}

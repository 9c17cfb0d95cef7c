import Glibc

/// Where an archive is.
enum ArchiveSource {
    case file(String)
    case memory(HeldBytes)

    /// How many bytes it has.
    var size: Int {
        switch self {
        case .memory(let bytes): return bytes.pointer.count
        case .file(let path):
            var status = stat()
            return stat(path, &status) == 0 ? Int(status.st_size) : 0
        }
    }
}

/// Bytes in one place of memory, for as long as this lives.
final class HeldBytes {
    let pointer: UnsafeMutableRawBufferPointer

    init(_ bytes: [UInt8]) {
        pointer = .allocate(byteCount: bytes.count, alignment: 1)
        pointer.copyBytes(from: bytes)
    }

    deinit { pointer.deallocate() }
}

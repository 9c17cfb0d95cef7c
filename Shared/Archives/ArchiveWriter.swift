import CArchive
import Synchronization
public import Values

// Unchecked: libarchive's handle and the output are only used while `turn` is held.
/// Writes a zip file in pieces.
///
/// Names are in UTF-8, and said to be.
public final class ArchiveWriter: @unchecked Sendable {
    /// Why an archive is not written.
    public enum Failure: Error { case failed }

    /// What is handed to libarchive, which calls back while a method of the writer runs.
    private final class Output {
        var write: ([UInt8]) -> Bool = { _ in false }
    }

    private let handle: OpaquePointer?
    private let output = Output()
    private let time: Instant
    private let turn = Mutex(())

    /// A writer whose entries were changed at a time.
    public init(at time: Instant) throws(Failure) {
        self.time = time
        handle = archive_write_new()
        archive_write_set_format_zip(handle)
        archive_write_set_bytes_per_block(handle, 65_536)
        archive_write_set_bytes_in_last_block(handle, 1)
        let context = Unmanaged.passUnretained(output).toOpaque()
        guard archive_write_open(handle, context, nil, writeArchive, nil) == ARCHIVE_OK else { throw .failed }
    }

    deinit { archive_write_free(handle) }

    /// Adds a file; what of the archive is complete goes to `write`, which is false if it takes no more.
    ///
    /// What is packed already, as pictures are, is stored as it is.
    public func add(
        _ name: String,
        _ bytes: [UInt8],
        isPacked: Bool = false,
        _ write: ([UInt8]) -> Bool
    ) throws(Failure) {
        try writing(to: write) { handle in
            let entry = archive_entry_new()
            defer { archive_entry_free(entry) }
            archive_entry_set_pathname(entry, name)
            larder_entry_set_file(entry)
            archive_entry_set_perm(entry, 0o644)
            archive_entry_set_size(entry, la_int64_t(bytes.count))
            archive_entry_set_mtime(entry, Int(time.seconds), 0)
            let way =
                isPacked
                ? archive_write_zip_set_compression_store(handle) : archive_write_zip_set_compression_deflate(handle)
            guard way == ARCHIVE_OK, TextLocale.run({ archive_write_header(handle, entry) }) == ARCHIVE_OK else {
                return false
            }
            return bytes.withUnsafeBytes { archive_write_data(handle, $0.baseAddress, $0.count) } == bytes.count
        }
    }

    /// Writes the list of entries at the end.
    public func finish(_ write: ([UInt8]) -> Bool) throws(Failure) {
        try writing(to: write) { archive_write_close($0) == ARCHIVE_OK }
    }

    private func writing(to write: ([UInt8]) -> Bool, _ body: (OpaquePointer?) -> Bool) throws(Failure) {
        let isDone = turn.withLock { _ in
            withoutActuallyEscaping(write) { write in
                output.write = write
                defer { output.write = { _ in false } }
                return body(handle)
            }
        }
        guard isDone else { throw .failed }
    }

    fileprivate static func take(_ bytes: UnsafeRawBufferPointer, _ context: UnsafeMutableRawPointer) -> Bool {
        Unmanaged<Output>.fromOpaque(context).takeUnretainedValue().write(Array(bytes))
    }
}

private func writeArchive(
    _ handle: OpaquePointer?,
    _ context: UnsafeMutableRawPointer?,
    _ buffer: UnsafeRawPointer?,
    _ count: Int
) -> Int {
    guard let context, ArchiveWriter.take(UnsafeRawBufferPointer(start: buffer, count: count), context) else {
        return -1
    }
    return count
}

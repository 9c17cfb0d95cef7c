import CArchive

/// A file that is read from its beginning to its end, and unpacked on the way if it is packed by gzip or zstd.
///
/// What is in memory is a block of it. It is used by one thread at a time.
public final class PackedFile {
    private let handle: OpaquePointer?
    /// How many bytes the file has.
    public let size: Int

    /// Opens the file at a path.
    public init(path: String) throws(ArchiveError) {
        guard let file = StoredFile(path) else { throw .unreadable }
        size = file.size
        handle = archive_read_new()
        archive_read_support_filter_gzip(handle)
        archive_read_support_filter_zstd(handle)
        archive_read_support_format_raw(handle)
        archive_read_support_format_empty(handle)
        var entry: OpaquePointer?
        guard archive_read_open_filename(handle, path, 65_536) == ARCHIVE_OK else { throw .unreadable }
        let status = archive_read_next_header(handle, &entry)
        // An empty file has no entry, and nothing to read.
        guard status == ARCHIVE_OK || status == ARCHIVE_EOF else { throw .entry(.damaged) }
    }

    deinit { archive_read_free(handle) }

    /// How many bytes of the file have been read, as they lie on the disk.
    public var position: Int { min(size, Int(archive_filter_bytes(handle, -1))) }

    /// Calls `body` with the next bytes, unpacked; false at the end.
    public func next(_ body: (UnsafeRawBufferPointer) throws -> Void) throws -> Bool {
        guard size > 0 else { return false }
        var block: UnsafeRawPointer?
        var count = 0
        var offset: la_int64_t = 0
        let status = archive_read_data_block(handle, &block, &count, &offset)
        if status == ARCHIVE_EOF { return false }
        guard status == ARCHIVE_OK else { throw ArchiveError.entry(.damaged) }
        try body(UnsafeRawBufferPointer(start: block, count: block == nil ? 0 : count))
        return true
    }
}

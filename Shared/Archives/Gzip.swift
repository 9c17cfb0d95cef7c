import CArchive

/// A single file packed by gzip (RFC 1952).
public enum Gzip {
    /// Whether bytes begin as gzip's do.
    public static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B, 0x08]) }

    /// Bytes packed as small as gzip packs them; the same each time, as no time is written.
    public static func packed(_ bytes: [UInt8]) -> [UInt8] {
        let handle = archive_write_new()
        defer { archive_write_free(handle) }
        archive_write_add_filter_gzip(handle)
        archive_write_set_filter_option(handle, "gzip", "compression-level", "9")
        archive_write_set_filter_option(handle, "gzip", "timestamp", nil)
        archive_write_set_format_raw(handle)
        let entry = archive_entry_new()
        defer { archive_entry_free(entry) }
        larder_entry_set_file(entry)
        // What cannot be packed at all grows by its frame, and by five bytes for each block of it.
        let room = bytes.count + bytes.count / 1000 + 1024
        return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            guard archive_write_open_memory(handle, buffer.baseAddress, buffer.count, &count) == ARCHIVE_OK,
                archive_write_header(handle, entry) == ARCHIVE_OK,
                bytes.withUnsafeBytes({ archive_write_data(handle, $0.baseAddress, $0.count) }) == bytes.count,
                archive_write_close(handle) == ARCHIVE_OK
            else { preconditionFailure("libarchive packs what is in memory into memory that is large enough") }
        }
    }

    /// What was packed: at most so many bytes, and at most so many times as many as there are.
    public static func unpacked(
        _ bytes: [UInt8],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws(ArchiveError) -> [UInt8] {
        guard isPacked(bytes) else { throw .notAnArchive }
        let held = HeldBytes(bytes)
        let handle = archive_read_new()
        defer { archive_read_free(handle) }
        archive_read_support_filter_gzip(handle)
        archive_read_support_format_raw(handle)
        var entry: OpaquePointer?
        guard archive_read_open_memory(handle, held.pointer.baseAddress, held.pointer.count) == ARCHIVE_OK,
            archive_read_next_header(handle, &entry) == ARCHIVE_OK
        else { throw .entry(.damaged) }
        var result: [UInt8] = []
        while true {
            var block: UnsafeRawPointer?
            var size = 0
            var offset: la_int64_t = 0
            let status = archive_read_data_block(handle, &block, &size, &offset)
            if status == ARCHIVE_EOF { break }
            guard status == ARCHIVE_OK else { throw .entry(.damaged) }
            let count = result.count + size
            guard count <= limits.entryBytes else { throw .entry(.tooLarge) }
            guard count <= limits.ratioFloor || count / limits.ratio <= bytes.count else { throw .entry(.bomb) }
            result.append(contentsOf: UnsafeRawBufferPointer(start: block, count: block == nil ? 0 : size))
        }
        // libarchive passes over gzip's checksum; its count of bytes, the last four, finds what is missing.
        let length = bytes.suffix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard length == UInt32(truncatingIfNeeded: result.count) else { throw .entry(.damaged) }
        return result
    }
}

import CArchive

/// Reads a zip file's entries in their order, on one thread.
///
/// Entries come as the list at the file's end has them. Where that is missing or wrong, they come as they lie in the
/// file, so that what is whole is read.
final class ArchiveReader {
    private let source: ArchiveSource
    private let limits: ArchiveLimits
    private var handle: OpaquePointer?
    /// Whether entries come as they lie in the file.
    private var isSequential: Bool
    private var hasEntry = false
    /// The names given by the list before it turned out to be wrong.
    private var seen: Set<String> = []
    private var nameBytes = 0
    private var unpacked = 0
    private var failed = false
    /// Whether an entry was left where it grew too large.
    private var isCutShort = false
    /// How many entries have been given.
    private(set) var count = 0

    init(_ source: ArchiveSource, limits: ArchiveLimits) throws(ArchiveError) {
        self.source = source
        self.limits = limits
        isSequential = false
        if !open() {
            isSequential = true
            guard open() else { throw .notAnArchive }
        }
    }

    deinit { archive_read_free(handle) }

    /// The next entry; nil after the last.
    ///
    /// Where the rest cannot be read, the last entry is one without a name that is damaged.
    func next() throws(ArchiveError) -> ArchiveEntry? {
        while !failed {
            if isSequential, hasEntry { try passOver() }
            // libarchive would unpack the rest of such an entry to pass over it, however much that is.
            if isSequential, isCutShort {
                failed = true
                return give(.damagedRest)
            }
            var entry: OpaquePointer?
            let status = TextLocale.run { archive_read_next_header(handle, &entry) }
            guard status == ARCHIVE_OK || status == ARCHIVE_WARN, let entry else {
                if status == ARCHIVE_EOF { return nil }
                if isSequential {
                    guard count > 0 else { throw .notAnArchive }
                    failed = true
                    return give(.damagedRest)
                }
                isSequential = true
                guard open() else { throw .notAnArchive }
                continue
            }
            hasEntry = true
            let found = TextLocale.run { ArchiveEntry(entry) }
            // Each name once, of those that the list has given.
            if isSequential, seen.contains(found.name) { continue }
            if !isSequential { seen.insert(found.name) }
            nameBytes += found.name.utf8.count
            // defence: entries-of-archives
            guard count < limits.entries && nameBytes <= limits.listBytes else { throw .tooManyEntries }
            return give(found)
        }
        return nil
    }

    private func give(_ entry: ArchiveEntry) -> ArchiveEntry {
        count += 1
        return entry
    }

    /// The bytes of the entry that was given last.
    func data(atMost limit: Int) throws(ArchiveError) -> [UInt8] {
        guard hasEntry, !failed else { throw .entry(.damaged) }
        hasEntry = false
        var bytes: [UInt8] = []
        try read(atMost: min(limit, limits.entryBytes)) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// Reads the rest of an entry for nothing, with the same limits as if it were wanted: libarchive knows none.
    private func passOver() throws(ArchiveError) {
        hasEntry = false
        do throws(ArchiveError) {
            try read(atMost: limits.entryBytes) { _ in }
        } catch .entry {
            // It is damaged for whoever asks for it; what follows may be whole.
        }
    }

    private func read(atMost limit: Int, _ take: (UnsafeRawBufferPointer) -> Void) throws(ArchiveError) {
        let start = archive_filter_bytes(handle, -1)
        var count = 0
        while true {
            var block: UnsafeRawPointer?
            var size = 0
            var offset: la_int64_t = 0
            let status = archive_read_data_block(handle, &block, &size, &offset)
            if status == ARCHIVE_EOF { return }
            // A warning is a checksum or a size that differs.
            guard status == ARCHIVE_OK else { throw .entry(.damaged) }
            count += size
            unpacked += size
            // defence: size-of-archives
            guard unpacked <= limits.bytes else { throw .tooLarge }
            isCutShort = true
            guard count <= limit else { throw .entry(.tooLarge) }
            let packed = max(1, Int(archive_filter_bytes(handle, -1) - start))
            // defence: ratio-of-archives
            guard count <= limits.ratioFloor || count / limits.ratio <= packed else { throw .entry(.bomb) }
            isCutShort = false
            take(UnsafeRawBufferPointer(start: block, count: block == nil ? 0 : size))
        }
    }

    /// Opens it anew; false if it is no zip file that can be read in this way.
    private func open() -> Bool {
        archive_read_free(handle)
        handle = archive_read_new()
        hasEntry = false
        archive_read_support_filter_none(handle)
        if isSequential {
            archive_read_support_format_zip_streamable(handle)
        } else {
            archive_read_support_format_zip_seekable(handle)
        }
        let status: CInt =
            switch source {
            case .file(let path): archive_read_open_filename(handle, path, 65_536)
            case .memory(let bytes): archive_read_open_memory(handle, bytes.pointer.baseAddress, bytes.pointer.count)
            }
        return status == ARCHIVE_OK
    }
}

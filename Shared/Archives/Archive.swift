/// A zip file whose entries are listed, and then read one by one; never all of it is in memory.
///
/// Entries are asked for best in their order, or nearly so: reading goes forward from one of two places, and begins anew
/// for what lies before both. What it unpacks is bounded by its limits. An archive is used by one thread at a time.
public final class Archive {
    /// What the archive has, in its order.
    public let entries: [ArchiveEntry]
    private let source: ArchiveSource
    private let limits: ArchiveLimits
    private let depth: Int
    private let size: Int
    private var readers: [ArchiveReader] = []
    private var rewinds = 0
    /// What has been read so far, by this archive and those within it.
    private var unpacked = 0
    private let parent: Archive?

    /// Lists what the file at a path has; `/proc/self/fd/…` names one that is open.
    public convenience init(path: String, limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveError) {
        // defence: lists-of-archives
        guard !ZipDirectory.exceeds(limits.listBytes, path: path) else {
            throw .tooManyEntries
        }
        try self.init(.file(path), limits, depth: 1, parent: nil)
    }

    private init(
        _ source: ArchiveSource,
        _ limits: ArchiveLimits,
        depth: Int,
        parent: Archive?
    ) throws(ArchiveError) {
        (self.source, self.limits, self.depth, self.parent) = (source, limits, depth, parent)
        size = source.size
        let reader = try ArchiveReader(source, limits: limits)
        var entries: [ArchiveEntry] = []
        while let entry = try reader.next() { entries.append(entry) }
        self.entries = entries
    }

    /// The archive that an entry is.
    public func archive(at index: Int) throws(ArchiveError) -> Archive {
        // defence: archives-in-archives
        guard depth < limits.depth else { throw .tooDeep }
        let bytes = try data(at: index)
        guard !ZipDirectory.exceeds(limits.listBytes, bytes: bytes) else {
            throw .tooManyEntries
        }
        return try Archive(.memory(HeldBytes(bytes)), limits, depth: depth + 1, parent: self)
    }

    /// The bytes of an entry, at most so many.
    public func data(at index: Int, atMost limit: Int = .max) throws(ArchiveError) -> [UInt8] {
        if case .refused(let damage) = entries[index].kind { throw .entry(damage) }
        guard entries[index].kind == .file else { return [] }
        if let size = entries[index].size, size > min(limit, limits.entryBytes) { throw .entry(.tooLarge) }
        let reader = try reader(for: index)
        while reader.count <= index {
            guard try reader.next() != nil else { throw .entry(.damaged) }
        }
        let bytes = try reader.data(atMost: limit)
        try count(bytes.count)
        return bytes
    }

    private func count(_ bytes: Int) throws(ArchiveError) {
        unpacked += bytes
        // defence: size-of-archives
        guard unpacked <= limits.bytes else { throw .tooLarge }
        // defence: ratio-of-archives
        guard unpacked <= limits.wholeFloor || unpacked / limits.ratio <= size else { throw .bomb }
        try parent?.count(bytes)
    }

    /// The reader that is nearest before an entry.
    private func reader(for index: Int) throws(ArchiveError) -> ArchiveReader {
        if let nearest = readers.filter({ $0.count <= index }).max(by: { $0.count < $1.count }) { return nearest }
        if readers.count == 2 {
            rewinds += 1
            // defence: rewinds-of-archives
            guard rewinds <= limits.rewinds else { throw .tooManyRewinds }
            // The one that is further on goes back.
            readers.remove(at: readers[0].count > readers[1].count ? 0 : 1)
        }
        let reader = try ArchiveReader(source, limits: limits)
        readers.append(reader)
        return reader
    }
}

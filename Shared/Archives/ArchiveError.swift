/// Why an archive, or an entry of it, is not read.
public enum ArchiveError: Error, Hashable, Sendable {
    /// The file cannot be read.
    case unreadable
    /// It is no archive of a kind that is read.
    case notAnArchive
    /// It has more entries than allowed.
    case tooManyEntries
    /// All that is in it is larger than allowed.
    case tooLarge
    /// What has been unpacked is many times larger than the archive.
    case bomb
    /// It lies too deep within other archives.
    case tooDeep
    /// Its entries are asked for against their order too often.
    case tooManyRewinds
    /// Only this entry cannot be read.
    case entry(EntryDamage)
}

/// Why an entry of an archive is not read.
public enum EntryDamage: String, Hashable, Sendable {
    /// Its packed bytes are damaged or end too early, or its checksum differs.
    case damaged
    /// It is larger than allowed.
    case tooLarge = "too_large"
    /// It is many times larger than its packed bytes.
    case bomb
    /// It is encrypted.
    case encrypted
    /// It leads to another file.
    case link
    /// Its name leads out of the archive's folder.
    case name
}

/// What reading an archive may take.
public struct ArchiveLimits: Sendable {
    /// How many entries it may have, those of archives within it not counted.
    public var entries = 20_000
    /// How many bytes all that is unpacked may have.
    public var bytes = 4 << 30
    /// How many bytes one entry may have.
    public var entryBytes = 64 << 20
    /// How many times its packed size an entry, or all of them together, may have.
    public var ratio = 250
    /// What may be unpacked whatever its packed size, as a few bytes of text may be packed very small.
    public var ratioFloor = 1 << 20
    /// What all entries together may have whatever the archive's size.
    public var wholeFloor = 64 << 20
    /// How deep archives may lie within each other: 1 for none within.
    public var depth = 2
    /// How often reading may begin anew for entries that are asked for against their order.
    public var rewinds = 256

    /// How many bytes the list of entries may have: one with its name has about a hundred.
    var listBytes: Int { entries * 400 }

    /// The limits of a file that somebody has uploaded.
    public init() {}
}

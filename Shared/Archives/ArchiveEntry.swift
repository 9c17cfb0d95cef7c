import CArchive

/// What an archive has under a name.
public struct ArchiveEntry: Hashable, Sendable {
    /// What an entry is.
    public enum Kind: Hashable, Sendable {
        /// A file.
        case file
        /// A folder.
        case folder
        /// Something that is not read.
        case refused(EntryDamage)
    }

    /// Its name with its folders, divided by slashes.
    public let name: String
    /// What it is.
    public let kind: Kind
    /// How many bytes it has, as the archive says; nil if it does not.
    public let size: Int?

    /// What stands for all that follows where an archive cannot be read on.
    static let damagedRest = ArchiveEntry(name: "", kind: .refused(.damaged), size: nil)

    private init(name: String, kind: Kind, size: Int?) {
        (self.name, self.kind, self.size) = (name, kind, size)
    }

    /// An entry as the archive says.
    init(name: String, isFile: Bool, isFolder: Bool, isEncrypted: Bool, size: Int?) {
        // Some writers divide names by backslashes.
        let name = name.replacing("\\", with: "/")
        self.name = name
        self.size = size
        // defence: names-in-archives
        if !Self.staysInside(name) {
            kind = .refused(.name)
        } else if isFolder || name.hasSuffix("/") {
            kind = .folder
        } else if !isFile {
            // defence: links-in-archives
            kind = .refused(.link)
        } else {
            kind = isEncrypted ? .refused(.encrypted) : .file
        }
    }

    /// An entry of libarchive's.
    init(_ entry: OpaquePointer) {
        let name = archive_entry_pathname(entry) ?? archive_entry_pathname_utf8(entry)
        self.init(
            name: name.map { String(cString: $0) } ?? "",
            isFile: larder_entry_is_file(entry) != 0 && archive_entry_hardlink(entry) == nil,
            isFolder: larder_entry_is_folder(entry) != 0,
            isEncrypted: archive_entry_is_encrypted(entry) != 0,
            size: archive_entry_size_is_set(entry) == 0 ? nil : Int(archive_entry_size(entry))
        )
    }

    /// Whether a name leads to something within the folder that the archive is unpacked in.
    static func staysInside(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isDrive = parts[0].utf8.count == 2 && parts[0].hasSuffix(":")
        return !name.isEmpty && name.utf8.count <= 4096 && !name.utf8.contains(0) && !parts[0].isEmpty && !isDrive
            && !parts.contains("..")
    }
}

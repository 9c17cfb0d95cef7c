import Glibc
import Values

/// The files of a folder that a backup has, and how they come back.
struct FileTree: Sendable {
    /// How many folders lie in each other at most.
    private static let depth = 4

    private let folder: FileFolder
    /// Where files are unpacked: beside the folder, so that they only have to be moved.
    private let new: String
    /// Where what was there is kept.
    private let aside: String

    /// The tree of a folder, as a restore at a time deals with it.
    init(_ folder: FileFolder, at now: Instant) {
        self.folder = folder
        new = "\(folder.path).restoring-\(getpid())"
        aside = "\(folder.path).before-restore-\(now.stamp)"
    }

    /// All files of a folder, each by the name that a backup has for it.
    static func files(in folder: FileFolder) -> [(name: String, path: String)] {
        var found: [(name: String, path: String)] = []
        func list(_ name: String, _ path: String, _ level: Int) {
            for entry in DataFolder.entries(of: path) where isName(entry) {
                var status = stat()
                guard lstat("\(path)/\(entry)", &status) == 0 else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    if level < depth { list("\(name)/\(entry)", "\(path)/\(entry)", level + 1) }
                } else if status.st_mode & S_IFMT == S_IFREG, !entry.contains(".part-") {
                    found.append(("\(name)/\(entry)", "\(path)/\(entry)"))
                }
            }
        }
        list(folder.name, folder.path, 1)
        return found
    }

    /// Where a file of a backup is unpacked; nil if it is none of this folder, or its name leads elsewhere.
    func place(of name: String) throws(StartError) -> String? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.first == Substring(folder.name), (2...Self.depth + 1).contains(parts.count),
            parts.allSatisfy({ Self.isName(String($0)) })
        else { return nil }
        var path = new
        for part in [""] + parts.dropFirst().dropLast() {
            if !part.isEmpty { path += "/\(part)" }
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw StartError.file(path, "cannot be created") }
        }
        return "\(path)/\(parts[parts.count - 1])"
    }

    /// Puts what was unpacked in the place of what was there, which is kept beside it.
    func putInPlace() throws(StartError) {
        guard access(new, F_OK) == 0 else { return }
        if access(folder.path, F_OK) == 0, rename(folder.path, aside) != 0 {
            throw StartError.file(folder.path, "cannot be moved to \(aside)")
        }
        guard rename(new, folder.path) == 0 else { throw StartError.file(new, "cannot be moved to \(folder.path)") }
    }

    /// Removes what was unpacked and not put in place.
    func removeNew() { Self.remove(new) }

    private static func remove(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            unlink(path)
            return
        }
        for entry in DataFolder.entries(of: path) { remove("\(path)/\(entry)") }
        rmdir(path)
    }

    /// Letters, digits, hyphens, and dots that are not the first.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix(".")
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x2E
            }
    }
}

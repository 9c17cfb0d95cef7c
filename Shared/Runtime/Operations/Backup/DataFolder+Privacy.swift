import Glibc
import Telemetry

/// A file or folder of the data folder that others than the user Larder runs as may open.
struct ExposedFile: Equatable, Sendable {
    let path: String
    /// Its permission bits.
    let mode: mode_t
    /// The group that it belongs to.
    let group: gid_t
    /// Whether it belongs to the user that asks, who can therefore change its mode.
    let isOurs: Bool
    let isFolder: Bool

    /// Who may open it, in words.
    var readers: String {
        if mode & 0o007 != 0 { return "every user of this machine" }
        return "the group \(getgrgid(group).map { String(cString: $0.pointee.gr_name) } ?? String(group))"
    }

    /// The mode as `chmod` writes it.
    var octal: String { "0" + String(mode, radix: 8) }

    /// How far it is open: for everybody before for a group.
    var openness: mode_t { (mode & 0o007) << 3 | (mode & 0o070) >> 3 }

    /// Whether it is a folder that many share on purpose, such as /tmp.
    var isShared: Bool { isFolder && mode & 0o1000 != 0 }
}

extension DataFolder {
    /// Folders of ours: of backups before migrations, of what a restore has moved aside, of one under way.
    private static let folders = ["backups", "before-restore-", "restoring-", "pictures"]

    /// Takes the rights of others from everything that Larder keeps, and says so in one line.
    ///
    /// Whoever reads these files needs no password: the key that signs access tokens lies in one of them.
    static func keepPrivate(
        _ services: [any HostedService.Type],
        _ settings: Settings,
        _ logger: Logger
    ) throws(StartError) {
        guard case .folder(let path) = settings.storage else { return }
        let folder = DataFolder(path, services)
        let found = folder.loose
        guard !found.isEmpty else { return }
        let left = try folder.makePrivate(found)
        let mended = found.filter { !left.contains($0) }
        if !mended.isEmpty {
            logger.warning(
                "other users of this machine could read the data; their permissions have been removed",
                ["files": mended.count, "first": mended[0].path, "mode": mended[0].octal]
            )
        }
        if !left.isEmpty {
            logger.warning(
                "other users of this machine can open the data, and the mode cannot be changed",
                ["files": left.count, "first": left[0].path, "mode": left[0].octal]
            )
        }
    }

    /// Makes a database's file for this user alone, whatever the umask says; SQLite gives its mode to the log beside it.
    static func makeFile(_ path: String) {
        // Only where there is none: to close a file that SQLite has open in this process would end its locks.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        // Where it cannot be made SQLite says why.
        if descriptor >= 0 { Glibc.close(descriptor) }
    }

    /// What others may open.
    var loose: [ExposedFile] {
        var found = [DataFolder.loose(path)]
        for name in names { for end in ["", "-wal", "-shm", "-journal"] { found.append(loose("\(name)\(end)")) } }
        for entry in DataFolder.entries(of: path) {
            if entry.hasPrefix("last-backup") { found.append(loose(entry)) }
            guard DataFolder.folders.contains(where: { entry.hasPrefix($0) }) else { continue }
            found.append(loose(entry))
            for file in DataFolder.entries(of: "\(path)/\(entry)") { found.append(loose("\(entry)/\(file)")) }
        }
        return found.compactMap { $0 }
    }

    /// Takes the rights of others; gives what still has them, and throws for what a start must not rely on.
    private func makePrivate(_ files: [ExposedFile]) throws(StartError) -> [ExposedFile] {
        var left: [ExposedFile] = []
        for file in files {
            if !file.isShared, chmod(file.path, file.mode & 0o7700) == 0, DataFolder.loose(file.path) == nil {
                continue
            }
            if isTooLoose(file) {
                throw StartError(
                    """
                    \(file.path) can be opened by \(file.readers) (mode \(file.octal)) and belongs to another user. \
                    Give it to the user that Larder runs as and to nobody else (chown, chmod go=).
                    """
                )
            }
            left.append(file)
        }
        return left
    }

    /// Whether something whose mode cannot be changed keeps Larder from starting.
    ///
    /// Not where the file system knows no modes, nor for a volume's folder that the system has made: files in it are
    /// private by themselves, unless everybody may put others in their place.
    func isTooLoose(_ file: ExposedFile) -> Bool {
        guard !file.isOurs, !file.isShared, isDatabase(file.path) else { return false }
        return !file.isFolder || file.mode & 0o002 != 0
    }

    /// Whether it is the folder itself or a database in it, and not a copy that somebody has put beside.
    private func isDatabase(_ file: String) -> Bool {
        file == path || names.contains { file.hasPrefix("\(path)/\($0)") }
    }

    private func loose(_ name: String) -> ExposedFile? { DataFolder.loose("\(path)/\(name)") }

    private static func loose(_ path: String) -> ExposedFile? {
        var status = stat()
        // Not where a link leads: that is a place which somebody has chosen.
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return nil }
        let mode = status.st_mode & 0o7777
        guard mode & 0o077 != 0 else { return nil }
        return ExposedFile(
            path: path,
            mode: mode,
            group: status.st_gid,
            isOurs: status.st_uid == geteuid(),
            isFolder: status.st_mode & S_IFMT == S_IFDIR
        )
    }

    /// What lies in a folder, by name; nothing if it cannot be read.
    static func entries(of folder: String) -> [String] {
        guard let entries = opendir(folder) else { return [] }
        defer { closedir(entries) }
        var found: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { found.append(name) }
        }
        return found.sorted()
    }
}

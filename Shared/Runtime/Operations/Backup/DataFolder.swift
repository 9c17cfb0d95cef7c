import Database
import Glibc
import Values

/// The folder with SQLite's files, one a service, as an operator sees it: copied as a whole, and put back.
struct DataFolder: Sendable {
    let path: String
    /// The services that keep something there.
    let services: [any HostedService.Type]
    /// The folders with files that belong to the data.
    let folders: [FileFolder]

    init(_ path: String, _ services: [any HostedService.Type], files folders: [FileFolder] = []) {
        self.path = path
        self.services = services.filter { !$0.migrations.isEmpty }
        self.folders = folders
    }

    /// The folder of a process with these settings.
    init(_ path: String, _ services: [any HostedService.Type], _ settings: Settings) {
        self.init(path, services, files: services.flatMap { $0.fileFolders(settings) })
    }

    /// The names that its files may have.
    var names: [String] { services.map { "\($0.name).sqlite" } }

    /// Those that are there.
    var present: [String] { names.filter { access("\(path)/\($0)", F_OK) == 0 } }

    /// Copies every database, as they all are at one moment, into one file; gives how many there were.
    ///
    /// Files that belong to the data are in it, too, unless it is only to undo what changes the databases. They never
    /// change, and stay for an hour after the databases no longer name them.
    func backUp(to file: String, at now: Instant, withFiles: Bool = true) throws(StartError) -> Int {
        guard access(file, F_OK) != 0 else { throw StartError("\(file) already exists; choose another name.") }
        let present = present
        guard !present.isEmpty else { throw StartError("There are no databases in \(path) to back up.") }
        let work = try DataFolder.makeNew("\(file).part-\(getpid())")
        defer { DataFolder.remove(work, names + ["backup.tar"]) }
        do {
            try SQLiteFiles.copy(present.map { SQLiteFiles.Copy(of: "\(path)/\($0)", to: "\(work)/\($0)") })
        } catch {
            throw StartError("The databases in \(path) cannot be copied: \(error.diagnostic).")
        }
        let files = withFiles ? folders.flatMap { FileTree.files(in: $0) } : []
        try Tar.pack(present.map { ($0, "\(work)/\($0)") }, and: files, into: "\(work)/backup.tar", at: now)
        // Under its name there is only ever a whole one.
        guard rename("\(work)/backup.tar", file) == 0 else { throw StartError.file(file, "cannot be created") }
        return present.count
    }

    /// Puts a backup in the place of what is there, which is kept in a folder beside; gives that, if there was anything.
    ///
    /// `warn` is told what speaks against the backup, but not against restoring it.
    func restore(
        from file: String,
        at now: Instant,
        warn: (String) -> Void = { _ in }
    ) throws(StartError) -> String? {
        try DatabaseOpener.makeFolder(path)
        let work = try DataFolder.makeNew("\(path)/restoring-\(getpid())")
        let trees = folders.map { FileTree($0, at: now) }
        defer {
            DataFolder.remove(work, names)
            for tree in trees { tree.removeNew() }
        }
        let names = Set(names)
        var fileCount = 0
        let entries = try Tar.unpack(file) { name throws(StartError) in
            if names.contains(name) { return "\(work)/\(name)" }
            for tree in trees {
                guard let place = try tree.place(of: name) else { continue }
                fileCount += 1
                return place
            }
            return nil
        }
        let unpacked = entries.filter { names.contains($0.name) }
        guard !unpacked.isEmpty else { throw StartError("\(file) contains no database.") }
        if unpacked.contains(where: { !$0.isChecked }) {
            warn(
                "\(file) was made by a version that stored no checksums: whether its contents are unchanged is not known."
            )
        }
        let found = unpacked.map(\.name)
        for service in services where found.contains("\(service.name).sqlite") {
            try check(service, in: work, of: file)
        }
        let present = present
        for name in present { try close("\(path)/\(name)") }
        var aside: String?
        if !present.isEmpty {
            let folder = try DataFolder.makeNew("\(path)/before-restore-\(now.stamp)")
            for name in present { try DataFolder.move("\(path)/\(name)", to: "\(folder)/\(name)") }
            aside = folder
        }
        for name in found { try DataFolder.move("\(work)/\(name)", to: "\(path)/\(name)") }
        if fileCount > 0 { for tree in trees { try tree.putInPlace() } }
        return aside
    }

    /// What is not sound, or comes from a newer version, is not put in the place of anything.
    private func check(_ service: any HostedService.Type, in folder: String, of file: String) throws(StartError) {
        let path = "\(folder)/\(service.name).sqlite"
        let recorded: [String]
        do {
            try SQLiteFiles.check(path)
            recorded = try SQLiteFiles.migrations(of: path)
        } catch {
            throw StartError("The \(service.name) service's database in \(file) is damaged: \(error.diagnostic).")
        }
        let expected = service.schemaHistory.map(\.name)
        guard recorded == Array(expected.prefix(recorded.count)) else {
            throw StartError("\(file) was made by a newer version; restore it with that one.")
        }
    }

    private func close(_ file: String) throws(StartError) {
        do {
            try SQLiteFiles.close(file)
            // defence: files-in-use
        } catch  where error.code == .timeout {
            throw StartError("\(file) is in use: stop Larder first.")
        } catch {
            // Damaged, perhaps, which is a reason to restore; it is kept as it is, with its log.
        }
    }

    /// Moves a database, and the log beside it if it has one.
    private static func move(_ source: String, to target: String) throws(StartError) {
        for end in ["-wal", "-shm", ""] {
            if rename(source + end, target + end) != 0, errno != ENOENT {
                throw StartError.file(source + end, "cannot be moved to \(target)\(end)")
            }
        }
    }

    /// Makes a folder of a name, or of one with a number behind it where there is one: two commands may be run within a
    /// second, and a process that was killed leaves a folder behind.
    private static func makeNew(_ name: String) throws(StartError) -> String {
        for number in 1...1000 {
            let folder = number == 1 ? name : "\(name)-\(number)"
            if mkdir(folder, 0o700) == 0 { return folder }
            guard errno == EEXIST else { break }
        }
        throw StartError.file(name, "cannot be created")
    }

    private static func remove(_ folder: String, _ names: [String]) {
        for name in names { for end in ["", "-wal", "-shm", "-journal"] { unlink("\(folder)/\(name)\(end)") } }
        rmdir(folder)
    }
}

extension Instant {
    /// The time in a file's name, in UTC: 20261120T184500Z.
    var stamp: String { String(description.prefix { $0 != "." }.filter { $0 != "-" && $0 != ":" }) + "Z" }
}

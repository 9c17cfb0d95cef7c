import Database
import Glibc
import Telemetry
import Values

extension DataFolder {
    /// How many of the backups are kept that precede migrations.
    static let keptBackups = 3

    /// Before migrations change what is there: backs up a folder of SQLite's of which a database lacks some.
    static func keep(
        _ services: [any HostedService.Type],
        _ settings: Settings,
        _ logger: Logger
    ) async throws(StartError) {
        guard case .folder(let path) = settings.storage else { return }
        let folder = DataFolder(path, services)
        let file = try await onOwnThread { () throws(StartError) in try folder.keepIfBehind(at: .now) }
        if let file { logger.info("backed up before migrating", ["file": file]) }
    }

    /// Backs up if a database that is not empty lacks migrations; gives the file.
    func keepIfBehind(at now: Instant) throws(StartError) -> String? {
        // defence: backup-before-migrations
        guard try isBehind() else { return nil }
        let folder = "\(path)/backups"
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw StartError.file(folder, "cannot be created") }
        let name = services.count == 1 ? services[0].name : "larder"
        let file = "\(folder)/\(name)-before-\(now.stamp).tar"
        // Another process has been here in this very second.
        if access(file, F_OK) == 0 { return nil }
        do {
            _ = try backUp(to: file, at: now, withFiles: false)
        } catch {
            throw StartError("The backup before the migrations failed. \(error)")
        }
        let kept = DataFolder.entries(of: folder).filter { $0.hasPrefix("\(name)-before-") && $0.hasSuffix(".tar") }
        for old in kept.dropLast(DataFolder.keptBackups) { unlink("\(folder)/\(old)") }
        return file
    }

    private func isBehind() throws(StartError) -> Bool {
        for service in services {
            let file = "\(path)/\(service.name).sqlite"
            guard access(file, F_OK) == 0 else { continue }
            do {
                let recorded = try SQLiteFiles.migrations(of: file).count
                if recorded > 0, recorded < service.schemaHistory.count { return true }
            } catch {
                throw StartError("The database file \(file) cannot be read: \(error.diagnostic).")
            }
        }
        return false
    }

    // MARK: - The last one

    private var note: String { "\(path)/last-backup" }

    /// When `backup` was last used.
    var lastBackup: Instant? {
        guard let file = try? OperatorFile(reading: note), let bytes = try? file.read(64) else { return nil }
        return Instant(String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self))
    }

    /// Notes that a backup was made, for the doctor.
    func noteBackup(at now: Instant) throws(StartError) {
        let new = "\(note).\(getpid())"
        unlink(new)
        let file = try OperatorFile(making: new)
        try file.write(Array("\(now)\n".utf8))
        guard rename(new, note) == 0 else { throw StartError.file(note, "cannot be created") }
    }
}

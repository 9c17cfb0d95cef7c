import Glibc
import Values

extension Program {
    /// `backup FILE`: copies SQLite's databases into one file.
    func backUp(_ settings: Settings) async -> Int32 {
        await keep(settings) { folder, file throws(StartError) in
            let now = Instant.now
            let count = try folder.backUp(to: file, at: now)
            try folder.noteBackup(at: now)
            return """
                \(file) contains \(count) \(count == 1 ? "database" : "databases") as of \(now)\
                \(folder.folders.isEmpty ? "" : ", and the files of \(folder.folders.map(\.path).joined(separator: ", "))").
                It has all of Larder's data, password hashes included: keep it where nobody else can read it.
                """
        }
    }

    /// `restore FILE`: puts a backup in the place of SQLite's databases.
    func restore(_ settings: Settings) async -> Int32 {
        await keep(settings) { folder, file throws(StartError) in
            guard let aside = try folder.restore(from: file, at: .now, warn: say) else {
                return "\(folder.path) has been restored from \(file)."
            }
            return """
                \(folder.path) has been restored from \(file).
                The previous data is in \(aside): delete it when all is well.
                Links, API tokens and sessions that were revoked since the backup are valid again.
                """
        }
    }

    private func keep(
        _ settings: Settings,
        _ body: @escaping @Sendable (DataFolder, String) throws(StartError) -> String
    ) async -> Int32 {
        guard case .folder(let path) = settings.storage else {
            say("The data is in PostgreSQL, which is backed up with its own tools: see docs/backups.md.")
            return EXIT_FAILURE
        }
        let folder = DataFolder(path, services, settings)
        let file = CommandLine.arguments[2]
        do {
            let text = try await onOwnThread { () throws(StartError) in try body(folder, file) }
            print(text)
            return EXIT_SUCCESS
        } catch {
            say("\(error)")
            return EXIT_FAILURE
        }
    }
}

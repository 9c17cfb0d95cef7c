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
                \(file) holds \(count) \(count == 1 ? "database" : "databases"), as they were at \(now).
                All that Larder knows is in it, hashes of passwords too: keep it where nobody else reads it.
                """
        }
    }

    /// `restore FILE`: puts a backup in the place of SQLite's databases.
    func restore(_ settings: Settings) async -> Int32 {
        await keep(settings) { folder, file throws(StartError) in
            guard let aside = try folder.restore(from: file, at: .now) else {
                return "\(folder.path) holds what is in \(file)."
            }
            return """
                \(folder.path) holds what is in \(file).
                What was there before lies in \(aside): delete it when all is well.
                What was revoked since the backup is good again: links, API tokens, sessions.
                """
        }
    }

    private func keep(
        _ settings: Settings,
        _ body: @escaping @Sendable (DataFolder, String) throws(StartError) -> String
    ) async -> Int32 {
        guard case .folder(let path) = settings.storage else {
            say("The data is in PostgreSQL, which is backed up with its own tools: docs/backups.md says how.")
            return EXIT_FAILURE
        }
        let folder = DataFolder(path, services)
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

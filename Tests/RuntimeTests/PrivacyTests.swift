import Database
import Events
import Foundation
import TestSupport
import Testing
import Values

@testable import Runtime

/// Who on the machine may open what Larder keeps.
@Suite struct PrivacyTests {
    /// The modes of everything in a folder, by its path in it; the folder itself is ".".
    private func modes(_ folder: String) throws -> [String: Int] {
        let files = FileManager.default
        var modes: [String: Int] = [:]
        for name in ["."] + (try files.subpathsOfDirectory(atPath: folder)) {
            modes[name] = try files.attributesOfItem(atPath: "\(folder)/\(name)")[.posixPermissions] as? Int
        }
        return modes
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Those that are not for their user alone.
    private func loose(_ folder: String) throws -> [String] {
        try modes(folder).filter { name, mode in mode != (isFolder("\(folder)/\(name)") ? 0o700 : 0o600) }.keys.sorted()
    }

    private func start(_ folder: String, _ lines: Lines) async throws -> Runtime.Host {
        let settings = try Settings(
            environment: ["LARDER_HOST": "127.0.0.1", "LARDER_PORT": "0", "LARDER_DATA": folder],
            for: nil,
            needsSecret: false
        )
        return try await Host.start([Notes.self], settings: settings, loop: TestLoop.shared, logger: lines.logger)
    }

    @Test func `other users of the machine cannot open the data, whatever the umask and an earlier version say`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let (data, files) = ("\(folder)/data", FileManager.default)
            var host = try await start(data, Lines())
            // As the tests run, a file that is made without a mode is for all to read.
            let made = try modes(data).keys
            #expect(made.contains("recipe.sqlite-wal") && made.contains("recipe.sqlite-shm"))
            #expect(try loose(data) == [])
            await host.stop()

            // As an earlier version left it.
            for name in ["backups", "before-restore-20261120T184500Z"] {
                try files.createDirectory(atPath: "\(data)/\(name)", withIntermediateDirectories: true)
                try Data("x".utf8).write(to: URL(filePath: "\(data)/\(name)/menu.sqlite"))
            }
            try Data("x".utf8).write(to: URL(filePath: "\(data)/last-backup"))
            for name in try modes(data).keys {
                let path = "\(data)/\(name)"
                try files.setAttributes([.posixPermissions: isFolder(path) ? 0o755 : 0o644], ofItemAtPath: path)
            }
            let count = try modes(data).count
            #expect(try loose(data).count == count)
            let lines = Lines()
            host = try await start(data, lines)
            #expect(try loose(data) == [])
            #expect(lines.all.split(separator: "\n").count { $0.contains("other users of this machine") } == 1)
            #expect(lines.all.contains("\"files\":\(count)"), "\(lines.all)")
            await host.stop()

            let again = Lines()
            host = try await start(data, again)
            #expect(!again.all.contains("other users"), "there is nothing left to say")
            await host.stop()
        }
    }

    @Test func `a backup file is for its user alone`() async throws {
        try await withTemporaryFolder { folder in
            let host = try await start("\(folder)/data", Lines())
            await host.stop()
            let data = DataFolder("\(folder)/data", [Notes.self])
            let file = "\(folder)/kept.tar"
            _ = try await onOwnThread { () throws(StartError) in try data.backUp(to: file, at: .now) }
            _ = try await onOwnThread { () throws(StartError) in try data.restore(from: file, at: .now) }
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            #expect(try loose(data.path) == [])
        }
    }

    @Test func `somebody else's database that others can open is not used`() {
        let folder = DataFolder("/data", [Notes.self])
        func isRefused(_ path: String, _ mode: mode_t, isOurs: Bool = false, isFolder: Bool = false) -> Bool {
            folder.isTooLoose(ExposedFile(path: path, mode: mode, group: 0, isOurs: isOurs, isFolder: isFolder))
        }
        #expect(isRefused("/data/recipe.sqlite", 0o644))
        #expect(isRefused("/data/recipe.sqlite-wal", 0o640))
        #expect(isRefused("/data", 0o777, isFolder: true))
        // A file system without modes; a volume's folder; one that many share; a copy that somebody has put beside.
        #expect(!isRefused("/data/recipe.sqlite", 0o644, isOurs: true))
        #expect(!isRefused("/data", 0o775, isFolder: true))
        #expect(!isRefused("/data", 0o1777, isFolder: true))
        #expect(!isRefused("/data/backups/recipe-before-x.tar", 0o644))
    }

    @Test func `the doctor says who can open what`() {
        let all = ExposedFile(path: "/data/account.sqlite", mode: 0o644, group: 0, isOurs: true, isFolder: false)
        let group = ExposedFile(path: "/data/backups", mode: 0o750, group: 0, isOurs: true, isFolder: true)
        #expect(DoctorRules.privacy([], in: "/data").mark == .good)
        let one = DoctorRules.privacy([group], in: "/data")
        #expect(one.mark == .bad && one.words == "/data/backups (mode 0750) can be opened by the group root.")
        let two = DoctorRules.privacy([group, all], in: "/data")
        #expect(
            two.words
                == "/data/account.sqlite (mode 0644) can be opened by every user of this machine, and 1 more."
        )
    }
}

import Database
import Events
import Foundation
import HTTP
import TestSupport
import Testing
import Values

@testable import Runtime

/// Backups of SQLite's folder, by command and before migrations, and what becomes of them.
@Suite struct BackupTests {
    private static let table = Migration(
        "0001_mark",
        ["CREATE TABLE mark (n {int} NOT NULL PRIMARY KEY) {strict}"],
        rowSecurity: ["mark": .service]
    )

    /// Two services with a table each.
    enum First: HostedService {
        static let name = "recipe"
        static let features: [ServiceFeature] = [.idempotency(), .events()]
        static let migrations = [BackupTests.table]
        static func routes(_ context: ServiceContext) async throws -> Router { Router() }
    }
    private enum Second: HostedService {
        static let name = "menu"
        static let features: [ServiceFeature] = [.idempotency(), .events()]
        static let migrations = [BackupTests.table]
        static func routes(_ context: ServiceContext) async throws -> Router { Router() }
    }
    /// The first, of the next version.
    private enum Later: HostedService {
        static let name = "recipe"
        static let features = First.features
        static let migrations =
            First.migrations + [Migration("0002_rewrite", ["UPDATE mark SET n = n + 1000"])]
        static func routes(_ context: ServiceContext) async throws -> Router { Router() }
    }

    private static let services: [any HostedService.Type] = [First.self, Second.self]
    static let now = Instant(milliseconds: 1_795_176_000_000)

    /// Runs `body` with an empty folder for backups and one for data, in which both services have been started once.
    func withData(_ body: (DataFolder, String) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let data = folder + "/data"
            try await start(Self.services, in: data)
            try await body(DataFolder(data, Self.services), folder)
        }
    }

    /// Starts services on a folder, which migrates it, and stops them.
    private func start(_ services: [any HostedService.Type], in folder: String) async throws {
        try await withHost(services, environment: ["LARDER_DATA": folder]) { _, _ in }
    }

    private func open(_ service: any HostedService.Type, in folder: String) throws -> any SQLDatabase {
        let threads = SQLiteThreads(writers: 1, readers: 1)
        return try SQLiteDatabase(
            SQLiteSettings(path: "\(folder)/\(service.name).sqlite", threads: threads),
            loop: TestLoop.shared
        )
    }

    func marks(_ service: any HostedService.Type, in folder: String) async throws -> [Int] {
        let db = try open(service, in: folder)
        let rows = try await db.query("SELECT n FROM mark ORDER BY n")
        await db.close()
        return try rows.values(as: Int.self)
    }

    func add(_ numbers: [Int], to service: any HostedService.Type, in folder: String) async throws {
        let db = try open(service, in: folder)
        for number in numbers { try await db.execute("INSERT INTO mark (n) VALUES (\(number))") }
        await db.close()
    }

    @Test func `a backup taken while others write is one moment of all databases`() async throws {
        try await withData { data, folder in
            let (first, second) = (try open(First.self, in: data.path), try open(Second.self, in: data.path))
            let writer = Task {
                var count = 0
                while !Task.isCancelled {
                    count += 1
                    // As an event goes: the sender has it before the receiver.
                    try await first.execute("INSERT INTO mark (n) VALUES (\(count))")
                    try await second.execute("INSERT INTO mark (n) VALUES (\(count))")
                }
                return count
            }
            var last = 0
            for number in 1...10 {
                try await Task.sleep(for: .milliseconds(20))
                let copy = DataFolder("\(folder)/copy-\(number)", Self.services)
                let file = "\(folder)/\(number).tar"
                let count = try await onOwnThread { () throws(StartError) in
                    try data.backUp(to: file, at: Self.now)
                }
                #expect(count == 2)
                #expect(try copy.restore(from: file, at: Self.now) == nil)
                let (sent, received) = (
                    try await marks(First.self, in: copy.path), try await marks(Second.self, in: copy.path)
                )
                #expect(sent.count - received.count == 0 || sent.count - received.count == 1)
                #expect(sent == Array(1...max(1, sent.count)).prefix(sent.count).map { $0 }, "nothing is missing")
                #expect(sent.count >= last)
                last = sent.count
            }
            writer.cancel()
            #expect(try await writer.value >= last && last > 0)
            await first.close()
            await second.close()
        }
    }

    @Test func `a restored folder is as it was, what was there is kept, and a newer version brings it up to date`()
        async throws
    {
        try await withData { data, folder in
            try await add([1, 2], to: First.self, in: data.path)
            try await add([7], to: Second.self, in: data.path)
            let file = folder + "/backup.tar"
            #expect(try data.backUp(to: file, at: Self.now) == 2)
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(mode == 0o600, "nobody else reads it")
            #expect(throws: StartError("\(file) already exists; choose another name.")) {
                try data.backUp(to: file, at: Self.now)
            }
            try await add([3], to: First.self, in: data.path)
            let aside = try #require(try data.restore(from: file, at: Self.now))
            #expect(try await marks(First.self, in: data.path) == [1, 2])
            #expect(try await marks(Second.self, in: data.path) == [7])
            #expect(try await marks(First.self, in: aside) == [1, 2, 3])
            // A new machine.
            let other = DataFolder(folder + "/other", Self.services)
            #expect(try other.restore(from: file, at: Self.now) == nil)
            try await start([Later.self, Second.self], in: other.path)
            #expect(try await marks(First.self, in: other.path) == [1001, 1002])
            let left = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(Set(left) == ["backup.tar", "data", "other"], "nothing else is left")
        }
    }

    @Test func `files that belong to the data are in a backup, and come back`() async throws {
        try await withData { data, folder in
            let files = FileFolder(name: "pictures", path: folder + "/files/pictures")
            let data = DataFolder(data.path, Self.services, files: [files])
            func write(_ name: String, _ text: String) throws {
                let path = "\(files.path)/\(name)"
                let parent = URL(filePath: path).deletingLastPathComponent()
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: URL(filePath: path))
            }
            func read(_ name: String, in path: String? = nil) -> String? {
                try? String(contentsOfFile: "\(path ?? files.path)/\(name)", encoding: .utf8)
            }
            try write("h1/p1/320.webp", "one")
            try write("h2/p2/320.webp", "two")
            try write("h2/p2/320.webp.part-1-2", "unfinished")
            let file = folder + "/backup.tar"
            #expect(try data.backUp(to: file, at: Self.now) == 2)
            let undo = folder + "/undo.tar"
            _ = try data.backUp(to: undo, at: Self.now, withFiles: false)

            try write("h1/p1/320.webp", "changed")
            try write("h3/p3/320.webp", "new")
            _ = try data.restore(from: file, at: Self.now)
            #expect(read("h1/p1/320.webp") == "one" && read("h2/p2/320.webp") == "two")
            #expect(read("h3/p3/320.webp") == nil && read("h2/p2/320.webp.part-1-2") == nil)
            let aside = try FileManager.default.contentsOfDirectory(atPath: folder + "/files").filter {
                $0.hasPrefix("pictures.before-restore-")
            }
            #expect(aside.count == 1)
            #expect(read("h3/p3/320.webp", in: "\(folder)/files/\(aside[0])") == "new")
            // One without files leaves those that are there.
            _ = try data.restore(from: undo, at: Self.now)
            #expect(read("h1/p1/320.webp") == "one")
        }
    }

    @Test(arguments: ["pictures/../../evil", "pictures/./a", "pictures//a", "pictures", "other/a/b", "pictures/.a/b"])
    func `a name in a backup that leads elsewhere has no place`(name: String) throws {
        let tree = FileTree(FileFolder(name: "pictures", path: "/tmp/larder-nowhere"), at: Self.now)
        #expect(try tree.place(of: name) == nil)
    }

    @Test func `under a running Larder nothing is restored`() async throws {
        try await withData { data, folder in
            let file = folder + "/backup.tar"
            _ = try data.backUp(to: file, at: Self.now)
            let db = try open(Second.self, in: data.path)
            #expect(throws: StartError("\(data.path)/menu.sqlite is in use: stop Larder first.")) {
                try data.restore(from: file, at: Self.now)
            }
            await db.close()
            #expect(try data.restore(from: file, at: Self.now) != nil)
        }
    }

    @Test func `what is no backup, or damaged, or newer, is put in the place of nothing`() async throws {
        try await withData { data, folder in
            try await add([1], to: First.self, in: data.path)
            let good = folder + "/good.tar"
            _ = try data.backUp(to: good, at: Self.now)
            let bytes = try Data(contentsOf: URL(fileURLWithPath: good))
            let text = folder + "/text"
            try Data("no backup".utf8).write(to: URL(fileURLWithPath: text))
            var bad = [text, folder + "/nowhere", "/dev/null"]
            func keep(_ name: String, _ bytes: Data) throws {
                bad.append("\(folder)/\(name)")
                try bytes.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
            }
            try keep("short", bytes.prefix(bytes.count / 2))
            try keep("without-end", bytes.dropLast(1024))
            var damaged = bytes
            for place in stride(from: 600, to: 40_000, by: 7) { damaged[place] ^= 0x5A }
            try keep("damaged", damaged)
            // A byte of a text, which SQLite does not look at.
            let mark = try #require(bytes.firstRange(of: Data("mark".utf8)))
            for place in [mark.lowerBound, 512 + 30_000, bytes.count - 3000] {
                var changed = bytes
                changed[place] ^= 1
                try keep("changed-\(place)", changed)
            }
            // The first database's last pages, which nothing looks at to learn what it is.
            var spoilt = bytes
            let size = try #require(Int(String(decoding: bytes[124..<135], as: UTF8.self), radix: 8))
            for place in stride(from: 512 + size / 2, to: 512 + size, by: 7) { spoilt[place] ^= 0x5A }
            try keep("spoilt", spoilt)
            // The same, damaged before it was backed up, so that its checksum is right.
            try spoilt[512..<512 + size].write(to: URL(fileURLWithPath: folder + "/spoilt-recipe"))
            let second = 512 + (size + 511) / 512 * 512
            let rest = try #require(Int(String(decoding: bytes[second + 124..<second + 135], as: UTF8.self), radix: 8))
            try bytes[second + 512..<second + 512 + rest].write(to: URL(fileURLWithPath: folder + "/sound-menu"))
            let names = ["recipe.sqlite", "menu.sqlite"].map { Data($0.utf8) }
            #expect(bytes.starts(with: names[0]) && bytes[second...].starts(with: names[1]))
            let archive = folder + "/spoilt-before"
            try Tar.pack(
                [("recipe.sqlite", folder + "/spoilt-recipe"), ("menu.sqlite", folder + "/sound-menu")],
                into: archive,
                at: Self.now
            )
            bad.append(archive)
            var renamed = bytes
            renamed[0] ^= 1
            try keep("wrong-sum", renamed)
            for name in ["../evil.sqlite", "/tmp/evil.sqlite", "evil.sqlite", "recipe.sqlite/../x", ""] {
                let file = "\(folder)/names-\(bad.count)"
                try Tar.pack([(name, text)], into: file, at: Self.now)
                bad.append(file)
            }
            try Tar.pack([("recipe.sqlite", text)], into: folder + "/no-database", at: Self.now)
            bad.append(folder + "/no-database")
            try Tar.pack([], into: folder + "/empty", at: Self.now)
            bad.append(folder + "/empty")
            try await start([Later.self], in: folder + "/later")
            _ = try DataFolder(folder + "/later", [Later.self]).backUp(to: folder + "/newer", at: Self.now)
            bad.append(folder + "/newer")
            for file in bad {
                #expect(throws: StartError.self, "\(file)") { try data.restore(from: file, at: Self.now) }
            }
            #expect(try await marks(First.self, in: data.path) == [1])
            let left = try FileManager.default.contentsOfDirectory(atPath: data.path)
            let logs = ["recipe", "menu"].flatMap { ["\($0).sqlite-wal", "\($0).sqlite-shm"] }
            let files = Set(left).subtracting(logs)
            #expect(files == ["recipe.sqlite", "menu.sqlite"], "nothing was moved, and nothing is left")
        }
    }

    @Test func `before migrations change what is there it is backed up, and three such backups are kept`() async throws
    {
        try await withData { data, _ in
            let backups = data.path + "/backups"
            #expect(!FileManager.default.fileExists(atPath: backups), "a new folder has nothing to lose")
            try await add([1, 2], to: First.self, in: data.path)
            try await start(Self.services, in: data.path)
            #expect(!FileManager.default.fileExists(atPath: backups), "nothing was to be migrated")
            let next: [any HostedService.Type] = [Later.self, Second.self]
            let later = DataFolder(data.path, next)
            var made: [String] = []
            for hour in 1...5 {
                made.append(try #require(try later.keepIfBehind(at: Self.now + .seconds(3600 * hour))))
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: backups).count == 3)
            let lines = Lines()
            try await withHost(next, environment: ["LARDER_DATA": data.path], lines: lines) { _, _ in }
            #expect(lines.all.contains("backed up before migrating"))
            #expect(try await marks(First.self, in: data.path) == [1001, 1002])
            #expect(try later.keepIfBehind(at: Self.now) == nil)
            // The version before goes on from it.
            #expect(try data.restore(from: made[4], at: Self.now) != nil)
            #expect(try await marks(First.self, in: data.path) == [1, 2])
            try await start(Self.services, in: data.path)
        }
    }

    @Test func `a doctor knows when the last backup was made`() async throws {
        try await withData { data, folder in
            #expect(data.lastBackup == nil)
            _ = try data.backUp(to: folder + "/backup.tar", at: Self.now)
            try data.noteBackup(at: Self.now)
            try data.noteBackup(at: Self.now + .seconds(1))
            #expect(data.lastBackup == Self.now + .seconds(1))
        }
    }
}

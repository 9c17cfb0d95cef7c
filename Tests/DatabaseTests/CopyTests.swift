import CSQLite
import TestSupport
import Testing

@testable import Database

@Suite struct CopyTests {
    private func open(_ path: String) throws -> SQLiteFile {
        try SQLiteFile(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, patience: .zero)
    }

    private func marks(_ path: String) throws -> [String] {
        try open(path).texts("SELECT n FROM mark ORDER BY n")
    }

    @Test func `between the copies of two databases nobody writes to either`() async throws {
        try await withTemporaryFolder { folder in
            let (sender, receiver) = (try open("\(folder)/sender"), try open("\(folder)/receiver"))
            for file in [sender, receiver] {
                try file.run("PRAGMA journal_mode = WAL")
                try file.run("CREATE TABLE mark (n INTEGER); INSERT INTO mark VALUES (1)")
            }
            var refused = 0
            let copies = ["sender", "receiver"].map {
                SQLiteFiles.Copy(of: "\(folder)/\($0)", to: "\(folder)/\($0)-copy")
            }
            try SQLiteFiles.copy(copies) { settled in
                guard settled.source == copies[0].source else { return }
                // As an event goes, at the worst moment: the sender is copied already, the receiver is not.
                for file in [sender, receiver] {
                    do throws(DatabaseError) {
                        try file.run("INSERT INTO mark VALUES (2)")
                    } catch {
                        refused += error.code == .timeout ? 1 : 0
                    }
                }
            }
            #expect(refused == 2, "both are told that the files are busy")
            #expect(try marks(copies[0].target) == ["1"])
            #expect(try marks(copies[1].target) == ["1"], "the receiver knows nothing that the sender has not sent")
            // Afterwards everybody writes again.
            try sender.run("INSERT INTO mark VALUES (2)")
            try receiver.run("INSERT INTO mark VALUES (2)")
        }
    }
}

import Foundation
import TestSupport
import Testing

@testable import Runtime

/// What a backup's checksums find, and who else can open it.
extension BackupTests {
    @Test func `a changed byte is found before anything is replaced, and a backup without checksums is told of`()
        async throws
    {
        try await withData { data, folder in
            try await add([1], to: First.self, in: data.path)
            let good = folder + "/good.tar"
            _ = try data.backUp(to: good, at: Self.now)
            var bytes = try Data(contentsOf: URL(fileURLWithPath: good))
            // Free bytes of a page of the second database, which nothing but the checksum knows of.
            let second = try #require(bytes.firstRange(of: Data("menu.sqlite".utf8))).lowerBound
            let free = try #require(bytes[(second + 512 + 4096)...].firstRange(of: Data(count: 64))).lowerBound
            bytes[free + 20] ^= 1
            let changed = folder + "/changed.tar"
            try bytes.write(to: URL(fileURLWithPath: changed))
            let error = #expect(throws: StartError.self) { try data.restore(from: changed, at: Self.now) }
            #expect(error.map { "\($0)" }?.contains("menu.sqlite in it is not what was backed up") == true)
            #expect(try await marks(First.self, in: data.path) == [1])
            // As versions before this one wrote it.
            var header = try Data(contentsOf: URL(fileURLWithPath: good))
            for start in [0, second] {
                header.replaceSubrange(start + 157..<start + 257, with: Data(count: 100))
                header.replaceSubrange(start + 148..<start + 156, with: Data("        ".utf8))
                let sum = String(header[start..<start + 512].reduce(0) { $0 + Int($1) }, radix: 8)
                let text = String(repeating: "0", count: 6 - sum.count) + sum + "\0 "
                header.replaceSubrange(start + 148..<start + 156, with: Data(text.utf8))
            }
            let old = folder + "/old.tar"
            try header.write(to: URL(fileURLWithPath: old))
            var warnings: [String] = []
            let first = try #require(try data.restore(from: old, at: Self.now) { warnings.append($0) })
            #expect(warnings.count == 1 && warnings[0].contains("no checksums"))
            #expect(try await marks(First.self, in: data.path) == [1])
            // Twice within a second: each keeps what it replaces.
            let next = try #require(try data.restore(from: good, at: Self.now) { warnings.append($0) })
            let last = try #require(try data.restore(from: good, at: Self.now) { warnings.append($0) })
            #expect(warnings.count == 1 && Set([first, next, last]).count == 3)
            for aside in [first, next, last] { #expect(try await marks(First.self, in: aside) == [1]) }
        }
    }

    @Test func `a backup can be opened with tar`() async throws {
        try await withData { data, folder in
            try await add([5], to: First.self, in: data.path)
            let file = folder + "/backup.tar"
            _ = try data.backUp(to: file, at: Self.now)
            let target = folder + "/by-hand"
            try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
            let tar = try Process.run(
                URL(fileURLWithPath: "/usr/bin/env"),
                arguments: ["tar", "--extract", "--file", file, "--directory", target]
            )
            tar.waitUntilExit()
            #expect(tar.terminationStatus == 0)
            let files = try FileManager.default.contentsOfDirectory(atPath: target)
            #expect(files.sorted() == ["menu.sqlite", "recipe.sqlite"])
            #expect(try await marks(First.self, in: target) == [5])
        }
    }
}

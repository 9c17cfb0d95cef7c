import Archives
import Foundation
import TestSupport
import Testing
import Values

/// Zip files are read entry by entry, within bounds, and as far as they are whole.
@Suite
struct ArchiveTests {
    private func open(_ bytes: [UInt8], _ limits: ArchiveLimits = ArchiveLimits()) throws -> Archive {
        try ScratchFile(bytes).with { try Archive(path: $0, limits: limits) }
    }

    @Test func `entries come in their order, with what is in them`() throws {
        try ScratchFile(TestZip.zip([.init("a.txt", "one"), .init("ü/", ""), .init("ü/日.txt", "two")])).with { path in
            let archive = try Archive(path: path)
            #expect(archive.entries.map(\.name) == ["a.txt", "ü/", "ü/日.txt"])
            #expect(archive.entries.map(\.kind) == [.file, .folder, .file])
            #expect(try archive.data(at: 2) == Array("two".utf8))
            #expect(try archive.data(at: 0) == Array("one".utf8))
        }
    }

    @Test func `what the writer writes is read, in pieces as they come`() throws {
        let writer = try ArchiveWriter(at: Instant(milliseconds: 1_700_000_000_000))
        var bytes: [UInt8] = []
        let text = Array(String(repeating: "flour and water ", count: 5000).utf8)
        for index in 0..<100 {
            try writer.add("\(index).txt", text) {
                bytes += $0
                return true
            }
        }
        try writer.add("a.jpg", [1, 2, 3], isPacked: true) {
            bytes += $0
            return true
        }
        #expect(bytes.count < 100 * text.count / 10)
        try writer.add("crème 日本.txt", text) {
            bytes += $0
            return true
        }
        try writer.finish {
            bytes += $0
            return true
        }
        try ScratchFile(bytes).with { path in
            let archive = try Archive(path: path)
            #expect(archive.entries.count == 102)
            #expect(archive.entries[101].name == "crème 日本.txt")
            // The bit that says so, in the entry's line of the list.
            let line = try #require(bytes.lastIndex(of: UInt8(ascii: "P"), before: Array("crème 日本.txt".utf8)))
            #expect(bytes[line + 9] & 8 == 8)
            for index in 0..<100 { #expect(try archive.data(at: index) == text) }
            #expect(try archive.data(at: 100) == [1, 2, 3])
        }
    }

    @Test func `a writer whose output takes no more says so`() throws {
        let writer = try ArchiveWriter(at: Instant(milliseconds: 0))
        #expect(throws: ArchiveWriter.Failure.self) {
            try writer.add("a", [UInt8](repeating: 7, count: 1 << 20), isPacked: true) { _ in false }
        }
    }

    @Test(arguments: ["../a", "/a", "a/../../b", "C:/a", "..\\a", ""])
    func `a name that leads out of the archive is not read`(name: String) throws {
        try ScratchFile(TestZip.zip([.init(name, "x"), .init("b", "y")])).with { path in
            let archive = try Archive(path: path)
            #expect(archive.entries[0].kind == .refused(.name))
            #expect(throws: ArchiveError.entry(.name)) { try archive.data(at: 0) }
            #expect(try archive.data(at: 1) == Array("y".utf8))
        }
    }

    @Test func `a link is not read`() throws {
        try ScratchFile(TestZip.zip([.init("a", Array("/etc/passwd".utf8), mode: 0o120777), .init("b", "y")])).with {
            path in
            let archive = try Archive(path: path)
            #expect(archive.entries.map(\.kind) == [.refused(.link), .file])
            #expect(throws: ArchiveError.entry(.link)) { try archive.data(at: 0) }
        }
    }

    @Test func `a damaged entry is told, and the others are read`() throws {
        let zip = TestZip.zip([.init("a", "x"), .init("b", Array("y".utf8), isDamaged: true), .init("c", "z")])
        try ScratchFile(zip).with { path in
            let archive = try Archive(path: path)
            #expect(throws: ArchiveError.entry(.damaged)) { try archive.data(at: 1) }
            #expect(try archive.data(at: 2) == Array("z".utf8))
            #expect(try archive.data(at: 0) == Array("x".utf8))
        }
    }

    @Test func `of a file without its end everything is read that is there`() throws {
        let zip = TestZip.zip([.init("a", "xx"), .init("b", "yy"), .init("c", String(repeating: "z", count: 1000))])
        // In the middle of the third entry.
        try ScratchFile(Array(zip.prefix(200))).with { path in
            let archive = try Archive(path: path)
            #expect(archive.entries.map(\.name).prefix(3) == ["a", "b", "c"])
            #expect(try archive.data(at: 1) == Array("yy".utf8))
            #expect(throws: ArchiveError.entry(.damaged)) { try archive.data(at: 2) }
        }
    }

    @Test func `where one entry's head is damaged, the others are read`() throws {
        var zip = TestZip.zip([.init("a", "xx"), .init("b", "yy"), .init("c", "zz")])
        let second = try #require(zip.indices.dropFirst().first { zip[$0...].starts(with: Array("PK\u{3}\u{4}".utf8)) })
        zip[second] = 0
        try ScratchFile(zip).with { path in
            let archive = try Archive(path: path)
            let third = try #require(archive.entries.firstIndex { $0.name == "c" })
            #expect(archive.entries[0].name == "a")
            #expect(try archive.data(at: third) == Array("zz".utf8))
        }
    }

    @Test func `archives within archives are read to a depth`() throws {
        let inner = TestZip.zip([.init("x", "deep")])
        let middle = TestZip.zip([.init("inner.zip", inner)])
        try ScratchFile(TestZip.zip([.init("middle.zip", middle)])).with { path in
            let archive = try Archive(path: path).archive(at: 0)
            #expect(archive.entries.map(\.name) == ["inner.zip"])
            #expect(throws: ArchiveError.tooDeep) { try archive.archive(at: 0) }
        }
    }

    @Test func `too many entries are found out before they are listed`() throws {
        let entries = (0..<3000).map { TestZip.Entry("\($0)", "") }
        var limits = ArchiveLimits()
        limits.entries = 1000
        #expect(throws: ArchiveError.tooManyEntries) { try open(TestZip.zip(entries), limits) }
        // Their list is too long to be read at all.
        limits.entries = 100
        let long = (0..<10).map { TestZip.Entry(String(repeating: "n", count: 9000) + "\($0)", "") }
        let remarked = (0..<10).map { index in
            var entry = TestZip.Entry("\(index)", "")
            entry.remark = 9000
            return entry
        }
        #expect(throws: ArchiveError.tooManyEntries) { try open(TestZip.zip(remarked), limits) }
        // Without the list, by their names as they are met.
        #expect(throws: ArchiveError.tooManyEntries) { try open(Array(TestZip.zip(long).prefix(85_000)), limits) }
        limits.entries = 1000
        let cut = Array(TestZip.zip(entries).prefix(50_000))
        #expect(throws: ArchiveError.tooManyEntries) { try open(cut, limits) }
    }

    private func bomb(_ count: Int, of size: Int) throws -> [UInt8] {
        let writer = try ArchiveWriter(at: Instant(milliseconds: 0))
        var bytes: [UInt8] = []
        let zeros = [UInt8](repeating: 0, count: size)
        for index in 0..<count {
            try writer.add("\(index)", zeros) {
                bytes += $0
                return true
            }
        }
        try writer.finish {
            bytes += $0
            return true
        }
        return bytes
    }

    @Test func `what unpacks to hundreds of times its size is not read`() throws {
        try ScratchFile(bomb(1, of: 8 << 20)).with { path in
            let archive = try Archive(path: path)
            #expect(throws: ArchiveError.entry(.bomb)) { try archive.data(at: 0) }
        }
        try ScratchFile(bomb(40, of: 1 << 20)).with { path in
            var limits = ArchiveLimits()
            limits.wholeFloor = 8 << 20
            let archive = try Archive(path: path, limits: limits)
            #expect(throws: ArchiveError.bomb) { for index in 0..<40 { _ = try archive.data(at: index) } }
        }
    }

    @Test func `without its list, a file is not read on behind an entry that unpacks without end`() throws {
        let bytes = try bomb(3, of: 8 << 20)
        let list = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("PK\u{1}\u{2}".utf8)) })
        try ScratchFile(Array(bytes[..<list])).with { path in
            let archive = try Archive(path: path)
            #expect(archive.entries.map(\.name) == ["0", ""])
            #expect(throws: ArchiveError.entry(.bomb)) { try archive.data(at: 0) }
        }
    }

    @Test func `no entry and no archive unpacks to more than allowed`() throws {
        var limits = ArchiveLimits()
        limits.entryBytes = 1000
        limits.bytes = 2500
        let full = TestZip.zip((0..<4).map { .init("\($0)", [UInt8](repeating: 1, count: 900)) })
        try ScratchFile(full).with { path in
            let archive = try Archive(path: path, limits: limits)
            #expect(throws: ArchiveError.entry(.tooLarge)) { try archive.data(at: 0, atMost: 899) }
            #expect(try archive.data(at: 0).count == 900)
            #expect(try archive.data(at: 1).count == 900)
            #expect(throws: ArchiveError.tooLarge) { try archive.data(at: 2) }
        }
        try ScratchFile(TestZip.zip([.init("a", [UInt8](repeating: 1, count: 1001))])).with { path in
            let archive = try Archive(path: path, limits: limits)
            #expect(throws: ArchiveError.entry(.tooLarge)) { try archive.data(at: 0) }
        }
    }

    @Test func `entries are not asked for backwards without end`() throws {
        var limits = ArchiveLimits()
        limits.rewinds = 5
        try ScratchFile(TestZip.zip((0..<20).map { .init("\($0)", "x") })).with { path in
            let archive = try Archive(path: path, limits: limits)
            #expect(throws: ArchiveError.tooManyRewinds) {
                for index in (0..<20).reversed() { _ = try archive.data(at: index) }
            }
        }
        try ScratchFile(TestZip.zip((0..<20).map { .init("\($0)", "x") })).with { path in
            let archive = try Archive(path: path, limits: limits)
            // Each pair the wrong way round: two places are gone on from.
            for index in 0..<10 {
                _ = try archive.data(at: 2 * index + 1)
                _ = try archive.data(at: 2 * index)
            }
        }
    }

    @Test func `what is no zip file is none`() throws {
        for text in ["", "PK", "hello", "PK\u{3}\u{4}"] {
            #expect(throws: ArchiveError.self) { try open(Array(text.utf8)) }
        }
        #expect(throws: ArchiveError.self) { try Archive(path: "/nowhere/at/all") }
    }

    @Test(arguments: [1, 100, 70_000, 1_000_000])
    func `what is packed is the same again`(_ count: Int) throws {
        // Half of it is noise, which cannot be packed.
        let bytes = (0..<count).map { $0 < count / 2 ? UInt8.random(in: 0...255) : UInt8(truncatingIfNeeded: $0) }
        let packed = Gzip.packed(bytes)
        #expect(try Gzip.unpacked(packed) == bytes)
        #expect(Gzip.packed(bytes) == packed)
    }

    @Test func `gzip is unpacked, within bounds, and what is cut off is found out`() throws {
        let text = Array("bread ".utf8) + [UInt8](repeating: 65, count: 100_000)
        let packed = TestZip.gzip(text)
        #expect(try Gzip.unpacked(packed) == text)
        for count in [0, 5, 10, 20, 50_000, packed.count - 1] {
            #expect(throws: ArchiveError.self) { try Gzip.unpacked(Array(packed.prefix(count))) }
        }
        var limits = ArchiveLimits()
        limits.entryBytes = 1000
        #expect(throws: ArchiveError.entry(.tooLarge)) { try Gzip.unpacked(packed, limits: limits) }
    }
}

extension [UInt8] {
    /// Where a byte stands last before the last occurrence of others.
    fileprivate func lastIndex(of byte: UInt8, before others: [UInt8]) -> Int? {
        let place = indices.last { self[$0...].starts(with: others) }
        return place.flatMap { self[..<$0].lastIndex(of: byte) }
    }
}

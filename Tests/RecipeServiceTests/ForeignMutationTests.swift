import Archives
import TestSupport
import Testing
import Values

@testable import RecipeService

/// A file that was damaged in any way neither crashes what reads it nor keeps it busy, and what comes of it can be kept.
@Suite
struct ForeignMutationTests {
    private static let names = ForeignFixtures.all.map(\.name)

    @Test(arguments: names, SeededNumbers.seeds(1))
    func `five hundred damaged copies of a file are read within bounds`(name: String, seed: UInt64) throws {
        let original = try #require(ForeignFixtures.all.first { $0.name == name }).bytes
        var random = SeededNumbers(seed: seed)
        var limits = ForeignLimits()
        limits.archive.bytes = 4 << 20
        var recipes = 0
        for _ in 0..<500 {
            var bytes = original
            switch random.next(0...3) {
            case 0: bytes = Array(bytes.prefix(random.next(0...bytes.count)))
            case 1: bytes.removeSubrange(random.next(0...bytes.count / 2)..<random.next(bytes.count / 2...bytes.count))
            default:
                for _ in 0..<random.next(1...8) {
                    bytes[random.next(0...bytes.count - 1)] = UInt8(random.next(0...255))
                }
            }
            do {
                for item in try ForeignFixtures.items(bytes, named: name, limits: limits) {
                    guard case .recipe(let recipe) = item else { continue }
                    recipes += 1
                    let content = try recipe.content.checked()
                    #expect(content.title == recipe.content.title)
                }
            } catch is ForeignFileError {
                // It is told as a whole.
            }
        }
        #expect(recipes > 0)
    }

    @Test func `a file of many entries, of entries that unpack without end, or of files in files is refused`() throws {
        let many = TestZip.zip((0..<100_000).map { .init("\($0).paprikarecipe", []) })
        #expect(throws: ForeignFileError.tooManyEntries) { try ForeignFixtures.items(many) }
        var limits = ForeignLimits()
        limits.items = 1
        #expect(throws: ForeignFileError.tooManyEntries) {
            try ForeignFixtures.items(ForeignFixtures.recipeSageFile, limits: limits)
        }
        let writer = try ArchiveWriter(at: Instant(milliseconds: 0))
        var bomb: [UInt8] = []
        try writer.add("a.json", [UInt8](repeating: 0x20, count: 16 << 20)) {
            bomb += $0
            return true
        }
        try writer.add("b.json", ForeignFixtures.json(ForeignFixtures.schemaOrg())) {
            bomb += $0
            return true
        }
        try writer.finish {
            bomb += $0
            return true
        }
        let items = try ForeignFixtures.items(bomb)
        #expect(items.first == .damaged(entry: "a.json", reason: .bomb))
        #expect(items.count == 2)
        var nested = ForeignFixtures.tandoorFile
        for _ in 0..<5 { nested = TestZip.zip([.init("more.zip", nested)]) }
        nested = TestZip.zip([
            .init("a.json", ForeignFixtures.json(ForeignFixtures.schemaOrg())), .init("more.zip", nested),
        ])
        let deep = try ForeignFixtures.items(nested)
        #expect(deep.count == 2)
        #expect(deep.last == .damaged(entry: "more.zip/more.zip", reason: .tooDeep))
    }

    @Test func `values that are nested without end, and texts without end, end in their budget`() throws {
        let deep = Array(String(repeating: "[", count: 300_000).utf8)
        #expect(throws: ForeignFileError.self) { try ForeignFixtures.items(deep) }
        var limits = ForeignLimits()
        limits.recipe = WorkBudget.Limits(steps: 20_000, bytes: 1 << 20, milliseconds: 2000)
        var large = ForeignFixtures.schemaOrg()
        large["recipeInstructions"] = (0..<20_000).map { ["@type": "HowToStep", "text": "step \($0)"] }
        let file = ForeignFixtures.json([large, ForeignFixtures.schemaOrg("Small")])
        let items = try ForeignFixtures.items(file, limits: limits)
        #expect(items.first == .damaged(entry: "file #1", reason: .tooComplicated))
        guard case .recipe(let small) = items.last else { return #expect(Bool(false)) }
        #expect(small.content.title == "Small")
    }

    @Test func `reading ends when nobody waits for it any more`() throws {
        let abandonment = WorkBudget.Abandonment()
        try ScratchFile(ForeignFixtures.nextcloudFile).with { path in
            var count = 0
            #expect(throws: ForeignFileError.abandoned) {
                try ForeignFile.read(path, named: "a", abandonment: abandonment) { _ in
                    count += 1
                    abandonment.abandon()
                    return true
                }
            }
            #expect(count == 1)
        }
    }
}

import Foundation
import Kitchen
import Testing

/// The lines in the folder `Cases`, each with what the kitchen makes of it.
///
/// With `LARDER_REWRITE_CASES` set, the files get what it makes of them now; see docs/testing.md.
@Suite struct CaseTests {
    private static let arrow = " →"

    /// The names of the files, without `.txt`: what is asked, the household's language, and its measures if it has any.
    private static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// The folder that the build has made of the one in the sources.
    private static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Cases") }

    /// The folder in the sources.
    private static var sources: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
    }

    private static func file(_ name: String) -> URL { folder.appendingPathComponent(name + ".txt") }

    @Test(arguments: names)
    func `the kitchen makes of each line what is written behind it`(name: String) throws {
        let parts = name.split(separator: ".").map(String.init)
        let kind = try #require(CaseKind(rawValue: parts[0]))
        let language = try #require(Language(rawValue: parts[1]))
        let system = parts.count > 2 ? MeasurementSystem(rawValue: parts[2]) : nil
        let isRewritten = ProcessInfo.processInfo.environment["LARDER_REWRITE_CASES"] != nil
        let source = Self.sources.appendingPathComponent(name + ".txt")
        var written: [String] = []
        for row in try String(contentsOf: isRewritten ? source : Self.file(name), encoding: .utf8)
            .components(separatedBy: "\n")
        {
            guard !row.isEmpty, !row.hasPrefix("#") else {
                written.append(row)
                continue
            }
            let sides = row.components(separatedBy: Self.arrow)
            let answer = kind.answer(sides[0], language: language, system: system)
            let now = sides[0] + Self.arrow + (answer.isEmpty ? "" : " " + answer)
            written.append(now)
            if !isRewritten { #expect(now == row) }
        }
        if isRewritten { try written.joined(separator: "\n").write(to: source, atomically: true, encoding: .utf8) }
    }

    @Test func `no line is asked about twice`() throws {
        for name in Self.names {
            var seen: Set<String> = []
            for row in try String(contentsOf: Self.file(name), encoding: .utf8).split(separator: "\n")
            where !row.hasPrefix("#") {
                let text = row.components(separatedBy: Self.arrow)[0]
                #expect(seen.insert(text).inserted, "\(name): “\(text)”")
            }
        }
        #expect(Self.names.count >= 10)
    }
}

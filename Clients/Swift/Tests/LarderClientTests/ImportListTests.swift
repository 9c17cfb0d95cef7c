import Foundation
import Testing

/// The client uses nothing that Apple's platforms lack.
@Suite struct ImportListTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func `the sources import Foundation, and FoundationNetworking where there is one`() throws {
        let sources = Self.package.appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(files.count > 40)
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            for (number, line) in lines.enumerated() where Self.isImport(line) {
                let isFoundation = line == "import Foundation"
                let isNetworking =
                    line == "import FoundationNetworking" && number > 0
                    && lines[number - 1] == "#if canImport(FoundationNetworking)"
                #expect(isFoundation || isNetworking, "\(file.lastPathComponent): \(line)")
            }
        }
    }

    /// Also one with an attribute or an access level before it.
    private static func isImport(_ line: String) -> Bool {
        let words = line.split(separator: " ").prefix(3)
        return !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") && words.contains("import")
    }

    @Test func `the package depends on nothing`() throws {
        let manifest = try String(
            contentsOf: Self.package.appendingPathComponent("Package.swift"),
            encoding: .utf8
        )
        for word in [".package(", ".macro(", ".systemLibrary(", ".plugin(", ".binaryTarget("] {
            #expect(!manifest.contains(word), "\(word)")
        }
    }
}

import Foundation
import Values

@testable import Kitchen

/// A copy of the words that come with Larder in a folder of the test's own, to which it adds what it likes.
final class WordFolder {
    let folder: ResourceFolder
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())")
        try FileManager.default.copyItem(atPath: Vocabulary.folder.path, toPath: url.path())
        folder = ResourceFolder(path: url.path())
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and the folder that it lies in.
    func write(_ text: String, to file: String) throws {
        let target = url.appending(path: file)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: target)
    }

    /// Puts lines at the end of a file, and returns the number of the first of them.
    func append(_ text: String, to file: String) throws -> Int {
        let before = try String(contentsOf: url.appending(path: file), encoding: .utf8)
        try write(before + text, to: file)
        return before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    }

    func remove(_ file: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: file))
    }

    /// What is wrong with the folder, without its path; nil if nothing is.
    func fault() -> String? {
        do throws(VocabularyError) {
            _ = try Vocabulary(folder: folder)
            return nil
        } catch {
            return error.description.replacing(folder.path + "/", with: "")
        }
    }
}

import Foundation

/// A Swift file of the package, as far as this test looks at it.
struct SourceFile {
    let path: String
    let text: String
    /// The modules it imports.
    let imports: [String]
}

/// The package's folder.
let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// All Swift files in a folder of the package and its subfolders; none if there is no such folder.
func sources(_ folder: String) throws -> [SourceFile] {
    guard let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path()) else { return [] }
    var sources: [SourceFile] = []
    while let file = files.nextObject() as? String {
        guard file.hasSuffix(".swift") else { continue }
        let text = try String(contentsOf: root.appending(path: folder).appending(path: file), encoding: .utf8)
        let imports = text.split(separator: "\n").compactMap { importedModule($0) }
        sources.append(SourceFile(path: "\(folder)/\(file)", text: text, imports: imports))
    }
    return sources
}

/// The module that a line imports, if it does; without regular expressions, which are slow in debug builds.
private func importedModule(_ line: Substring) -> String? {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    guard line.contains("import ") else { return nil }
    var words = line.split(separator: " ")
    while let word = words.first, word.hasPrefix("@") || ["public", "package", "internal"].contains(word) {
        words.removeFirst()
    }
    guard words.first == "import" else { return nil }
    let module = words.dropFirst().first { !kinds.contains(String($0)) }
    return module.map { String($0.prefix { $0 != "." }) }
}

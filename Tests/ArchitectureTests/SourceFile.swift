import Foundation

/// A Swift file of the package, as far as this test looks at it.
struct SourceFile {
    let path: String
    let text: String
    /// The modules it imports.
    let imports: [String]

    /// A file with a text.
    init(path: String, text: String) {
        self.path = path
        self.text = text
        imports = text.split(separator: "\n").compactMap { importedModule($0) }
    }
}

/// The package's folder.
let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// The folders of the services: those in `Services` with an API.
let serviceFolders: [String] = {
    let services = root.appending(path: "Services")
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: services.path())) ?? []
    return folders.filter { FileManager.default.fileExists(atPath: services.appending(path: "\($0)/API").path()) }
        .sorted()
}()

/// All Swift files in a folder of the package and its subfolders; none if there is no such folder.
func sources(_ folder: String) throws -> [SourceFile] {
    guard let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path()) else { return [] }
    var sources: [SourceFile] = []
    while let file = files.nextObject() as? String {
        guard file.hasSuffix(".swift") else { continue }
        let text = try String(contentsOf: root.appending(path: folder).appending(path: file), encoding: .utf8)
        sources.append(SourceFile(path: "\(folder)/\(file)", text: text))
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

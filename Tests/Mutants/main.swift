import Foundation
import SwiftOperators
import SwiftParser

var found: [String: [Site]] = [:]
let table = OperatorTable.standardOperators
for path in CommandLine.arguments.dropFirst() {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let tree = table.foldAll(Parser.parse(source: text)) { _ in }
    let finder = Finder(text, tree)
    finder.walk(tree)
    found[path] = finder.sites
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
FileHandle.standardOutput.write(try encoder.encode(found))

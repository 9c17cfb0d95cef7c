import Foundation
import Testing

/// What users type reaches neither an engine for patterns nor the order of a statement.
@Suite struct InputTests {
    @Test(arguments: ["Shared", "Services"])
    func `nothing is read with regular expressions`(folder: String) throws {
        let files = try sources(folder)
        #expect(!files.isEmpty)
        for file in files {
            for word in ["Regex", "NSRegularExpression", "firstMatch(of:", "wholeMatch(of:", ".matches(of:"] {
                #expect(!file.text.contains(word), "\(file.path) uses \(word): a text may keep it busy without end")
            }
        }
    }

    @Test(arguments: ["Shared", "Services"])
    func `no statement is ordered by what it is given`(folder: String) throws {
        var orders = 0
        for file in try sources(folder) {
            for rest in file.text.components(separatedBy: "ORDER BY").dropFirst() {
                let line = rest.prefix { $0 != "\n" && $0 != "\"" }
                // How many there shall be is a number.
                let columns = line.components(separatedBy: " LIMIT")[0]
                orders += 1
                #expect(!columns.contains("\\("), "\(file.path): ORDER BY\(columns)")
            }
        }
        #expect(folder != "Services" || orders > 0, "there are orders to look at")
    }
}

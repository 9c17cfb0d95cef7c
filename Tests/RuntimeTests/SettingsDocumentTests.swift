import AccountService
import ActivityService
import ExportService
import Foundation
import GroceryService
import MealPlanService
import MenuService
import RecipeService
import Runtime
import Testing
import WebService

@Suite
struct SettingsDocumentTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let services: [any HostedService.Type] = [
        AccountService.self, RecipeService.self, MenuService.self, MealPlanService.self, GroceryService.self,
        ExportService.self, WebService.self, ActivityService.self,
    ]

    /// Those of every process, and then those of each service.
    private static let all = Setting.all + services.compactMap { $0.settings }.flatMap { $0.all }

    @Test func `docs/settings.md says of every setting what the code says, and of no other`() throws {
        let document = try String(contentsOf: Self.root.appending(path: "docs/settings.md"), encoding: .utf8)
        let rows = document.split(separator: "\n").filter { $0.hasPrefix("| `LARDER_") }.map(String.init)
        #expect(rows == Self.all.map { "| `\($0.key)` | \($0.fallback) | \($0.purpose) |" })
    }

    @Test func `no setting stands twice`() {
        #expect(Set(Self.all.map(\.key)).count == Self.all.count)
    }

    @Test func `the code reads no variable that is not a setting`() throws {
        let keys = Set(Self.all.map(\.key))
        for folder in ["Shared", "Services"] {
            let files = FileManager.default.enumerator(atPath: Self.root.appending(path: folder).path())
            while let file = files?.nextObject() as? String {
                guard file.hasSuffix(".swift") else { continue }
                let path = Self.root.appending(path: folder).appending(path: file)
                let text = try String(contentsOf: path, encoding: .utf8)
                for part in text.components(separatedBy: "\"LARDER_").dropFirst() {
                    // Messages begin with a name, too.
                    let name = part.prefix { $0.isUppercase || $0 == "_" }
                    // A name that is put together from parts is the neighbours' one.
                    guard !part.dropFirst(name.count).hasPrefix("\\") else { continue }
                    #expect(keys.contains("LARDER_\(name)"), "\(folder)/\(file)")
                }
            }
        }
    }
}

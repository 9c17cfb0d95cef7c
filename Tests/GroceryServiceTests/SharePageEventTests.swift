import Events
import Foundation
import GroceryAPI
import HTTP
import Runtime
import TestSupport
import Testing
import Values

@testable import GroceryService

/// What the shared page's script listens for, and what the server sends.
@Suite struct SharePageEventTests {
    /// What has the list for its subject; a corrected category is told of the item, and freed meals only to the service
    /// itself.
    private static let kinds = GroceryEvent.Kind.allCases
        .filter { ![.listCategoryCorrected, .listMealsFreed].contains($0) }.map(\.rawValue)
        .filter { $0.hasPrefix("list.") }

    /// The script, as browsers get it.
    private func script() throws -> String {
        let folder = ResourceFolder(target: "GroceryService", subfolder: "Assets")
        return String(decoding: try folder.bytes(of: "list.js"), as: UTF8.self)
    }

    @Test func `the shared page listens for every name that its stream can send, and for no other`() throws {
        let source = try script()
        let kinds = try #require(source.firstMatch(of: /const kinds = \[([^\]]*)\]/))
        let single = source.matches(of: /addEventListener\("([a-z_.]+)", \(\) => \{ if \(!isFirst\)/).map { $0.1 }
        let heard = kinds.1.matches(of: /"([a-z_.]+)"/).map { $0.1 } + single
        // Of the household rather than the list, yet it changes the order of the page.
        let aisles = GroceryEvent.Kind.aislesChanged.rawValue
        let sent = Self.kinds + [aisles] + LiveSignal.allCases.map(\.rawValue)
        #expect(Set(heard.map(String.init)) == Set(sent))
        #expect(heard.count == sent.count)
    }

    @Test func `everything that is told of a list has one of the names`() {
        let list = GroceryListID(UUID())
        let item = GroceryItemID(UUID())
        let notices: [ListNotice] = [
            .list, .item(item), .removed(item), .ticked(item), .unticked(item), .deleted,
        ]
        let drafts = notices.map { $0.event(of: list) } + [ListNotice.expiryEvent([item], of: list)]
        #expect(drafts.allSatisfy { $0.subject == list.uuid })
        #expect(Set(drafts.map(\.kind)) == Set(Self.kinds))
    }
}

import Foundation
import HTTP
import Identity
import RecipeAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import RecipeService

/// Whether another client is still at it.
private final class Changing: Sendable {
    private let over = Atomic(false)

    var isOn: Bool { !over.load(ordering: .relaxed) }
    func end() { over.store(true, ordering: .relaxed) }
}

/// Pages of a list that is being changed.
@Suite struct PagingTests {
    /// The lists, each in an order of its own; the first is read from the table, the others from the index.
    private static let lists = [
        "?limit=7", "?q=salt&sort=best&limit=7", "?sort=title&limit=7", "?q=salt&sort=created&limit=7",
        "?sort=rating&limit=7",
        "?sort=quickest&limit=7",
    ]
    private static let changes = 1000

    @Test(arguments: Engine.allCases)
    func `what is there all the time is read once, while another client adds and deletes a thousand`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            var staying: Set<String> = []
            for number in 0..<60 { staying.insert(try await Self.add(number, to: service)) }
            let changing = Changing()
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    try await Self.change(service)
                    changing.end()
                }
                for list in Self.lists {
                    group.addTask { [staying] in
                        var beside = 0
                        while changing.isOn {
                            let ids = try await Self.all(list, service)
                            #expect(Set(ids).count == ids.count, "\(list): some come twice")
                            #expect(staying.subtracting(ids) == [], "\(list): some are missing")
                            if changing.isOn { beside += 1 }
                        }
                        #expect(beside > 1, "\(list) was not read beside the changes")
                    }
                }
                try await group.waitForAll()
            }
            for list in Self.lists { #expect(Set(try await Self.all(list, service)) == staying) }
        }
    }

    /// Adds and deletes recipes, of which twenty are there at a time, anywhere in each order.
    private static func change(_ service: TestService) async throws {
        var there: [String] = []
        for number in 0..<changes + 20 {
            if number < changes { there.append(try await add(number * 7, to: service)) }
            guard number >= 20, !there.isEmpty else { continue }
            let status = await service.client(as: .editor).send(.delete, "/api/v1/recipes/\(there.removeFirst())")
                .status
            #expect(status < 300)
        }
    }

    private static func add(_ number: Int, to service: TestService) async throws -> String {
        let id = try await service.recipe(
            "\(number * 37 % 101) cod with salt",
            #","ingredients":["salt"],"rating":\#(number % 5 + 1),"times":{"total":\#(number % 9 + 1)}"#
        )
        return "\(id)"
    }

    /// The ids on all pages.
    private static func all(_ list: String, _ service: TestService) async throws -> [String] {
        var (ids, after): ([String], String?) = ([], nil)
        repeat {
            let answer = await service.client.get("/api/v1/recipes\(list)" + (after.map { "&after=\($0)" } ?? ""))
            let page = try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any]
            let items = try #require(page?["items"] as? [[String: Any]], "\(answer)")
            ids += items.compactMap { $0["id"] as? String }
            after = page?["next"] as? String
        } while after != nil
        return ids
    }
}

import Foundation
import GroceryAPI
import HTTP
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

extension SharedHistory {
    /// What was bought for a meal and has left its list, or the list with it.
    struct Bought {
        var list: GroceryListID
        var source: UUID
        var amount: Int
    }

    /// What one list has of the meals, each by how much.
    private struct Goods {
        var open: [UUID: Int] = [:]
        var ticked: [UUID: Int] = [:]
    }

    /// A meal by its place in the menu or its entry, past ones too.
    func meal(_ source: UUID) -> Meal? { meals.first { $0.ids.contains(source) } }

    /// Remembers what is ticked on a list.
    mutating func noteTicked(on list: GroceryListID) async throws {
        for item in try await grocery.list(list).items where item.checked {
            for source in item.sources {
                let (id, amount) = try share(source)
                bought.append(Bought(list: list, source: id, amount: amount))
            }
        }
    }

    func check(_ comment: Comment) async throws {
        var goods: [Goods] = []
        var told: Set<UUID> = []
        for id in lists {
            let list = try await grocery.list(id)
            var own = Goods()
            for item in list.items {
                for source in item.sources {
                    let (meal, amount) = try share(source)
                    own[keyPath: item.checked ? \Goods.ticked : \Goods.open][key(meal), default: 0] += amount
                }
            }
            for gone in bought where gone.list == id { own.ticked[key(gone.source), default: 0] += gone.amount }
            goods.append(own)
            for notice in list.notices { told.insert(key(try #require(UUID(uuidString: notice.id)))) }
            for meal in list.elsewhere { #expect(meal.listID != id && lists.contains(meal.listID), comment) }
        }
        var dead: [UUID: Int] = [:]
        for gone in bought where !lists.contains(gone.list) { dead[key(gone.source), default: 0] += gone.amount }
        var wanted: [UUID: Int] = [:]
        for meal in meals where meal.item != nil || (dayList != nil && isInRange(meal)) {
            wanted[try #require(meal.item?.uuid ?? meal.entry?.uuid)] = meal.servings * rates[meal.recipe]
        }
        for meal in Set(wanted.keys).union(goods.flatMap { $0.open.keys }).union(goods.flatMap { $0.ticked.keys }) {
            let wanted = wanted[meal, default: 0]
            let ticked = goods.reduce(0) { $0 + $1.ticked[meal, default: 0] }
            let open = goods.map { $0.open[meal, default: 0] }
            let asked = open.reduce(0, +)
            let missing = max(0, wanted - ticked - dead[meal, default: 0])
            let state: Comment =
                "open \(open), ticked \(ticked), dead \(dead[meal, default: 0]), wanted \(wanted): \(comment)"
            // One list buys what is not bought on any, and no other buys anything.
            #expect(open.count { $0 > 0 } <= 1, state)
            guard self.meal(meal)?.hasLeftMenu != true else {
                #expect((missing...wanted).contains(asked), state)
                #expect(ticked <= wanted || told.contains(meal), state)
                continue
            }
            #expect(asked == missing, state)
            // What is bought is not taken away where it is too much, but said.
            let isTooMuch = wanted > 0 ? ticked + dead[meal, default: 0] > wanted : ticked > 0
            #expect(told.contains(meal) == isTooMuch, "told \(told.contains(meal)), \(state)")
        }
    }

    /// A meal that an item has a part of, and how much.
    private func share(_ source: GroceryItemSource) throws -> (UUID, Int) {
        let meal = try #require(source.menuItemID?.uuid ?? source.entryID?.uuid)
        return (meal, try #require(source.amount.flatMap { Int($0.value) }))
    }

    /// A meal that is the menu's by its place there, whichever list names it.
    private func key(_ source: UUID) -> UUID {
        guard let meal = meal(source) else { return source }
        return meal.item?.uuid ?? meal.entry?.uuid ?? source
    }
}

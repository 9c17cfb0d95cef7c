import GroceryAPI
import HTTP
import JSON
import MealPlanAPI
import MenuAPI
import Values

/// Finds out what a change of a recipe changes elsewhere, so that people can be told.
struct ChangeEffects: Sendable {
    let neighbours: Neighbours

    /// The menus and the meals of the plan that show a recipe that was saved, and the lists that follow it; nil if
    /// nothing does, or a neighbour does not say.
    ///
    /// Nobody is asked about what others neither show nor buy, such as notes, steps or a rating.
    func of(_ saved: Saved, _ id: RecipeID, _ household: HouseholdID) async -> [Effect]? {
        guard let old = saved.old else { return nil }
        let isBought = saved.new.buysOther(than: old)
        guard isBought || saved.new.title != old.title || !saved.new.hasPicture(of: old) else { return nil }
        do {
            async let menus = neighbours.menus(id, household)
            async let entries = neighbours.entries(id, household)
            async let lists = isBought ? neighbours.lists(id, household) : RecipeLists(count: 0, lists: [])
            var uses = try await RecipeUses(menus: menus, entries: entries, lists: lists)
            uses.keepFollowers()
            let effects = uses.effects
            return effects.isEmpty ? nil : effects
        } catch {
            // The recipe is saved; what has changed elsewhere people see there.
            return nil
        }
    }
}

extension RecipeUses {
    /// Leaves out what stays as it is: lists that do not follow anything, and all lists if there is nothing to cook.
    fileprivate mutating func keepFollowers() {
        let isToCook = menus.contains { !$0.cooked } || entries.count > 0
        lists.lists = isToCook ? lists.lists.filter { $0.follows == true } : []
    }
}

extension RecipeDocument {
    /// The recipe with what else has changed, if anything has.
    func json(adding effects: [Effect]?) -> [UInt8] {
        guard let effects, json.last == UInt8(ascii: "}") else { return json }
        var writer = JSONWriter(capacity: 64 + effects.count * 80)
        writer.object { $0.member("effects", effects) }
        // Behind the members of the recipe, in the same object.
        return json.dropLast() + [UInt8(ascii: ",")] + writer.bytes.dropFirst()
    }
}

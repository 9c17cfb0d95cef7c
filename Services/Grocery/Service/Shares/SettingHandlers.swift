import Kitchen
import Values

/// In whose words lists are made and shown.
extension Dependencies {
    /// The settings of a household, which are asked once; events tell of changes.
    func settings(of household: HouseholdID) async -> HouseholdSettings {
        // Nothing is refused for that: without an answer a list shows amounts as they were written.
        if let known = try? await store.settings(of: household) { return known }
        guard let settings = try? await neighbours.settings(household) else { return HouseholdSettings() }
        try? await store.learn(settings, of: household)
        return settings
    }

    /// What the kitchen knows in a household, in the household's words.
    func kitchen(of household: HouseholdID) async -> HouseholdKitchen {
        var kitchen = await kitchens.kitchen(of: household)
        let settings = await settings(of: household)
        kitchen.language = settings.language
        kitchen.system = settings.system
        return kitchen
    }
}

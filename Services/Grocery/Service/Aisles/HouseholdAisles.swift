import FoundationEssentials
import Values

/// A household's aisles with what was learned of how they are walked.
struct HouseholdAisles: Sendable {
    /// Counts the changes; 0 if there has never been one.
    var version = 0
    var book = AisleBook(.simple)
    /// What was learned in each shop, and under the household's own id where a list is for none.
    var walks: [UUID: AisleWalks] = [:]

    /// How lists for a shop, or for none in particular, are laid out; nil if by the six categories.
    func arrangement(in shop: ShopID?, of household: HouseholdID) -> Arrangement? {
        let place = self.place(book.shop(shop), household)
        return book.isUsual ? nil : Arrangement(book, shop: shop, walks: walks[place])
    }

    /// The keys of the aisles as they are walked in a shop, or in none in particular.
    func order(in shop: Shop?, of household: HouseholdID) -> [String] {
        Arrangement(book, shop: shop?.id, walks: walks[place(shop, household)]).keys
    }

    /// How many walks were learned from in a shop, or in none in particular.
    func count(in shop: Shop?, of household: HouseholdID) -> Int { walks[place(shop, household)]?.count ?? 0 }

    private func place(_ shop: Shop?, _ household: HouseholdID) -> UUID { shop?.id.uuid ?? household.uuid }
}

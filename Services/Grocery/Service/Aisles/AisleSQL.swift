import Database
import FoundationEssentials
import Values

/// The statements about aisles.
enum AisleSQL {
    // Sub-selects name the household themselves, and not that of the row around them: so Citus sees that they concern
    // one server.

    /// Whether a household has aisles of its own.
    static func any(of household: HouseholdID) -> SQL {
        "EXISTS (SELECT 1 FROM aisle_book b WHERE b.household_id = \(household) AND b.body IS NOT NULL)"
    }

    /// In a list's row: the household's aisles, and what was learned in the list's shop; both NULL where there is nothing.
    static func ofList(of household: HouseholdID) -> SQL {
        """
        (SELECT b.body FROM aisle_book b WHERE b.household_id = \(household)),
        (SELECT w.facts FROM aisle_walk w WHERE w.household_id = \(household)
            AND w.shop_id = coalesce(grocery_list.shop_id, grocery_list.household_id))
        """
    }

    /// A household's aisles, and what was learned of them.
    static func all(of household: HouseholdID) -> [SQL] { [book(household), walks(household)] }

    /// A household's aisles.
    static func book(_ household: HouseholdID) -> SQL {
        StoredAisleBook.table.select + " WHERE household_id = \(household)"
    }

    /// What was learned in all shops of a household.
    static func walks(_ household: HouseholdID) -> SQL {
        StoredWalks.table.select + " WHERE household_id = \(household)"
    }

    static func save(_ book: StoredAisleBook) -> SQL { StoredAisleBook.table.upsert(book) }

    static func save(_ walks: StoredWalks, _ household: HouseholdID) -> SQL {
        StoredWalks.table.upsert(walks, .key("household_id", household))
    }

    /// Forgets what was learned in a shop.
    static func forgetWalks(in place: UUID, _ household: HouseholdID) -> SQL {
        "DELETE FROM aisle_walk WHERE household_id = \(household) AND shop_id = \(place)"
    }

    /// Forgets what was learned in all places but these.
    static func forgetWalks(except places: [UUID], _ household: HouseholdID) -> SQL {
        "DELETE FROM aisle_walk WHERE household_id = \(household) AND shop_id NOT IN \(list: places)"
    }

    /// Takes shops that are gone from the lists that are for them.
    static func leaveShops(except shops: [ShopID], _ household: HouseholdID) -> SQL {
        """
        UPDATE grocery_list SET shop_id = NULL
        WHERE household_id = \(household) AND shop_id IS NOT NULL AND shop_id NOT IN \(list: shops)
        """
    }
}

import Database
import Values

/// The statements about what households say about foods.
enum FoodSQL {
    // MARK: - The version

    /// The foods version, and the one with which all recipes have been read; no row means 0.
    static func version(of household: HouseholdID) -> SQL {
        "SELECT version, read_version FROM household_kitchen WHERE household_id = \(household)"
    }

    /// Makes sure that there is a row to lock.
    static func ensure(_ household: HouseholdID) -> SQL {
        """
        INSERT INTO household_kitchen (household_id, version, read_version) VALUES (\(household), 0, 0)
        ON CONFLICT (household_id) DO NOTHING
        """
    }

    /// The foods version, locked: one change of a household's foods after the other.
    static func lock(_ household: HouseholdID) -> SQL {
        version(of: household) + .forUpdate
    }

    static func raise(_ household: HouseholdID) -> SQL {
        "UPDATE household_kitchen SET version = version + 1 WHERE household_id = \(household)"
    }

    // MARK: - Foods

    static func all(of household: HouseholdID) -> SQL {
        StoredFood.table.select + " WHERE household_id = \(household) ORDER BY id"
    }

    static func one(_ id: String, of household: HouseholdID) -> SQL {
        StoredFood.table.select + " WHERE household_id = \(household) AND id = \(id)"
    }

    static func count(of household: HouseholdID) -> SQL {
        "SELECT count(*) FROM household_food WHERE household_id = \(household)"
    }

    static func delete(_ id: String, of household: HouseholdID) -> SQL {
        "DELETE FROM household_food WHERE household_id = \(household) AND id = \(id)"
    }

    // MARK: - Corrections

    /// The corrections in the order in which they were made.
    static func corrections(of household: HouseholdID) -> SQL {
        StoredCorrection.table.select + " WHERE household_id = \(household) ORDER BY foods_version"
    }

    static func correction(_ key: String, of household: HouseholdID) -> SQL {
        StoredCorrection.table.select + " WHERE household_id = \(household) AND name_key = \(key)"
    }

    static func corrections(of household: HouseholdID, limit: Int, after key: String?) -> SQL {
        StoredCorrection.table.select
            + " WHERE household_id = \(household) AND name_key > \(key ?? "") ORDER BY name_key LIMIT \(limit)"
    }

    static func forget(_ key: String, of household: HouseholdID) -> SQL {
        "DELETE FROM category_correction WHERE household_id = \(household) AND name_key = \(key)"
    }

    /// Forgets the oldest corrections beyond those that are kept.
    static func forgetOldest(of household: HouseholdID) -> SQL {
        """
        DELETE FROM category_correction WHERE household_id = \(household) AND name_key IN (
            SELECT name_key FROM category_correction WHERE household_id = \(household)
            ORDER BY foods_version DESC LIMIT 1000 OFFSET \(FoodRules.maxCorrections))
        """
    }
}

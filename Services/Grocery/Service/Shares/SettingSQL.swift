import Database
import Kitchen
import Values

/// The statements about households' settings.
enum SettingSQL {
    /// What is known of a household; no row if nothing is.
    static func find(_ household: HouseholdID) -> SQL {
        StoredSetting.table.select + " WHERE household_id = \(household)"
    }

    /// What an event says, in place of what was known.
    static func setMeasures(_ system: MeasurementSystem?, of household: HouseholdID) -> SQL {
        StoredSetting.table.upsert(StoredSetting(household: household, measures: system))
    }

    /// What was asked, unless an event has said it: that may be newer.
    static func learnMeasures(_ system: MeasurementSystem?, of household: HouseholdID) -> SQL {
        StoredSetting.table.insert(StoredSetting(household: household, measures: system))
            + " ON CONFLICT (household_id) DO NOTHING"
    }
}

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
    static func set(_ system: MeasurementSystem?, _ language: String?, of household: HouseholdID) -> SQL {
        StoredSetting.table.upsert(StoredSetting(household: household, measures: system, language: language))
    }

    /// What was asked, unless an event has said it: that may be newer.
    static func learn(_ settings: HouseholdSettings, of household: HouseholdID) -> SQL {
        let row = StoredSetting(
            household: household,
            measures: settings.system,
            language: settings.language.rawValue
        )
        return StoredSetting.table.insert(row) + """
             ON CONFLICT (household_id) DO UPDATE SET language = excluded.language
            WHERE household_setting.language IS NULL
            """
    }
}

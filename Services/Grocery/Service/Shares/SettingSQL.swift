import Database
import Kitchen
import Values

/// The statements about households' settings.
enum SettingSQL {
    /// In whose words a household sees amounts; no row if that is not known.
    static func measures(of household: HouseholdID) -> SQL {
        "SELECT measures FROM household_setting WHERE household_id = \(household)"
    }

    /// What an event says, in place of what was known.
    static func setMeasures(_ system: MeasurementSystem?, of household: HouseholdID) -> SQL {
        """
        INSERT INTO household_setting (household_id, measures) VALUES (\(household), \(system?.rawValue))
        ON CONFLICT (household_id) DO UPDATE SET measures = excluded.measures
        """
    }

    /// What was asked, unless an event has said it: that may be newer.
    static func learnMeasures(_ system: MeasurementSystem?, of household: HouseholdID) -> SQL {
        """
        INSERT INTO household_setting (household_id, measures) VALUES (\(household), \(system?.rawValue))
        ON CONFLICT (household_id) DO NOTHING
        """
    }
}

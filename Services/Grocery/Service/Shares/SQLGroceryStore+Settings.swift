import Database
import Kitchen
import Values

extension SQLGroceryStore {
    /// Whether the household's measurement system is known, be it that it has none.
    func knowsMeasures(of household: HouseholdID) async throws -> Bool {
        try await !db.query(SettingSQL.measures(of: household)).isEmpty
    }

    /// Keeps a household's measurement system, unless it has been heard of meanwhile.
    func learnMeasures(_ system: MeasurementSystem?, of household: HouseholdID) async throws {
        try await db.execute(SettingSQL.learnMeasures(system, of: household))
    }
}

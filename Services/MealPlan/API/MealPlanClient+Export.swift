public import HTTP
public import Values

extension MealPlanClient {
    /// The plan from one day to another, as it is written, in windows that can be asked for.
    public func exported(
        from first: CalendarDate,
        to last: CalendarDate,
        as credentials: Neighbour.Credentials
    ) -> [ExportedList] {
        let list = ExportedList("meal_plan") { write in
            var day = first
            while day <= last {
                // So few days that no window is too full to be answered.
                let query = [("from", day.description), ("to", min(last, day.adding(days: 14)).description)]
                try write(try await neighbour.document(MealPlanPaths.window, query: query, as: credentials))
                day = day.adding(days: 15)
            }
        }
        return [list]
    }
}

import Values

/// Which days of the plan are wanted; what is left out is the plan's to say.
struct PlanDays: Sendable {
    /// The first day.
    let from: CalendarDate?
    /// The last day.
    let to: CalendarDate?

    /// The fifteen days around today, unless something else is asked for.
    init(_ asked: (from: CalendarDate?, to: CalendarDate?) = (nil, nil)) {
        (from, to) = asked
    }
}

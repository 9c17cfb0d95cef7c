import AccountAPI
import Identity
import Kitchen
import Values

extension HouseholdBody {
    /// A household as its member sees it.
    init(_ membership: Membership) {
        let household = membership.household
        self.init(
            id: household.id,
            version: household.version,
            name: household.name.text,
            timeZone: household.timeZone.text,
            measurementSystem: household.measurementSystem?.rawValue,
            language: household.language.text,
            weekStart: household.weekStart.rawValue,
            slotTimes: SlotTimesBody(household),
            restrictionVersion: household.restrictionVersion,
            role: membership.role,
            createdAt: household.createdAt,
            updatedAt: household.updatedAt
        )
    }
}

extension HouseholdFacts {
    /// What other services need to know.
    init(_ household: Household, _ plan: Plan) {
        self.init(
            id: household.id,
            name: household.name.text,
            timeZone: household.timeZone.text,
            measurementSystem: household.measurementSystem?.rawValue,
            language: household.language.text,
            slotTimes: SlotTimesBody(household),
            restrictionVersion: household.restrictionVersion,
            plan: plan
        )
    }
}

extension SlotTimesBody {
    init(_ household: Household) {
        self.init(
            breakfast: household.breakfast,
            lunch: household.lunch,
            dinner: household.dinner,
            snacks: household.snacks
        )
    }
}

import Database
import Identity
import Kitchen
import Values

/// Rows as things; the columns are counted as `AccountSQL` names them.
extension Row {
    var household: Household {
        get throws(DatabaseError) {
            try Household(
                id: id(0),
                version: int(1),
                name: HouseholdName(checked: string(2)),
                timeZone: TimeZoneName(stored: string(3)),
                measurementSystem: optionalString(4).flatMap(MeasurementSystem.init(rawValue:)),
                language: LanguageTag(stored: string(7)),
                weekStart: WeekStart(rawValue: string(8)) ?? .monday,
                slotTimes: SlotTimes(breakfast: time(9), lunch: time(10), dinner: time(11), snacks: time(12)),
                restrictionVersion: int(13),
                createdAt: instant(5),
                updatedAt: instant(6)
            )
        }
    }

    private func time(_ column: Int) throws(DatabaseError) -> TimeOfDay {
        try TimeOfDay(minutes: int(column)) ?? TimeOfDay(0, 0)
    }

    var membership: Membership {
        get throws(DatabaseError) {
            try Membership(household: household, role: role(14), joinedAt: instant(15), paidUntil: optionalInstant(16))
        }
    }

    var member: Member {
        get throws(DatabaseError) {
            try Member(user: id(0), role: role(1), joinedAt: instant(2), name: optionalString(3))
        }
    }

    var refreshToken: StoredRefreshToken {
        get throws(DatabaseError) {
            try StoredRefreshToken(
                session: Session(id: id(0), user: id(1), household: optionalID(2)),
                expiresAt: instant(3),
                replacedAt: optionalInstant(4),
                successor: optionalBytes(5).map { hash throws(DatabaseError) in
                    StoredRefreshToken.Successor(hash: hash, salt: try optionalBytes(6))
                }
            )
        }
    }

    var invitation: StoredInvitation {
        get throws(DatabaseError) {
            try StoredInvitation(
                id: id(0),
                household: id(1),
                role: role(2),
                expiresAt: instant(3),
                usedBy: optionalID(4)
            )
        }
    }

    /// A CHECK admits no other roles; if it ever did, the least would be right.
    private func role(_ column: Int) throws(DatabaseError) -> Role {
        try Role(rawValue: string(column)) ?? .viewer
    }
}

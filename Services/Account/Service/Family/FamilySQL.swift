import Database
import FoundationEssentials
import Identity
import Kitchen
import Values

/// The statements about who eats in a household, written for both databases.
enum FamilySQL {
    private static let columns = SQL.unescaped(
        "id, version, name, age_group, portion_factor, restrictions, user_id, created_at, updated_at"
    )

    static func page(of household: HouseholdID, limit: Int, after member: MemberID?) -> SQL {
        var sql: SQL = "SELECT \(columns) FROM member WHERE household_id = \(household)"
        if let member { sql += " AND id > \(member)" }
        return sql + " ORDER BY id LIMIT \(limit)"
    }

    static func one(_ id: MemberID, of household: HouseholdID) -> SQL {
        "SELECT \(columns) FROM member WHERE household_id = \(household) AND id = \(id)"
    }

    static func exists(_ id: MemberID, in household: HouseholdID) -> SQL {
        "SELECT 1 FROM member WHERE household_id = \(household) AND id = \(id)"
    }

    static func all(of household: HouseholdID) -> SQL {
        "SELECT \(columns) FROM member WHERE household_id = \(household) ORDER BY id"
    }

    static func count(of household: HouseholdID) -> SQL {
        "SELECT count(*) FROM member WHERE household_id = \(household)"
    }

    static func restrictionVersion(of household: HouseholdID) -> SQL {
        "SELECT restriction_version FROM household WHERE id = \(household)"
    }

    static func insert(_ member: FamilyMember, of household: HouseholdID, restrictions: String) -> SQL {
        let content = member.content
        return """
            INSERT INTO member (household_id, id, version, name, age_group, portion_factor, restrictions, user_id,
                created_at, updated_at)
            VALUES (\(household), \(member.id), \(member.version), \(content.name), \(content.ageGroup.rawValue),
                \(content.ownPortionFactor?.description), \(restrictions), \(content.user), \(member.createdAt),
                \(member.updatedAt))
            """
    }

    static func update(_ member: FamilyMember, of household: HouseholdID, restrictions: String) -> SQL {
        let content = member.content
        return """
            UPDATE member SET version = \(member.version), name = \(content.name),
                age_group = \(content.ageGroup.rawValue), portion_factor = \(content.ownPortionFactor?.description),
                restrictions = \(restrictions), user_id = \(content.user), updated_at = \(member.updatedAt)
            WHERE household_id = \(household) AND id = \(member.id)
            """
    }

    static func delete(_ id: MemberID, of household: HouseholdID) -> SQL {
        "DELETE FROM member WHERE household_id = \(household) AND id = \(id)"
    }

    /// The household's own version rises too, as the number is part of what is shown of it.
    static func raiseRestrictionVersion(of household: HouseholdID, at now: Instant) -> SQL {
        """
        UPDATE household SET restriction_version = restriction_version + 1, version = version + 1, updated_at = \(now)
        WHERE id = \(household) RETURNING restriction_version
        """
    }
}

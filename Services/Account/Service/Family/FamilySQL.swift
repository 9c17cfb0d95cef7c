import Database
import Identity
import Values

/// The statements about who eats in a household, written for both databases.
enum FamilySQL {
    static func all(of household: HouseholdID) -> SQL {
        "\(FamilyMember.table.select) WHERE household_id = \(household) ORDER BY id"
    }

    static func page(of household: HouseholdID, limit: Int, after member: MemberID?) -> SQL {
        "\(FamilyMember.table.select) WHERE household_id = \(household)" + (member.map { " AND id > \($0)" } ?? "")
            + " ORDER BY id LIMIT \(limit)"
    }

    static func one(_ id: MemberID, of household: HouseholdID) -> SQL {
        "\(FamilyMember.table.select) WHERE household_id = \(household) AND id = \(id)"
    }

    static func exists(_ id: MemberID, in household: HouseholdID) -> SQL {
        "SELECT 1 FROM member WHERE household_id = \(household) AND id = \(id)"
    }

    static func count(of household: HouseholdID) -> SQL {
        "SELECT count(*) FROM member WHERE household_id = \(household)"
    }

    static func restrictionVersion(of household: HouseholdID) -> SQL {
        "SELECT restriction_version FROM household WHERE id = \(household)"
    }

    static func delete(_ id: MemberID, of household: HouseholdID) -> SQL {
        "DELETE FROM member WHERE household_id = \(household) AND id = \(id)"
    }

    /// The household's own version rises too, as the number is part of what is shown of it.
    static func raiseRestrictionVersion(of household: HouseholdID, at now: Instant) -> SQL {
        """
        UPDATE household SET restriction_version = restriction_version + 1, version = version + 1, updated_at = \(now)
        WHERE id = \(household)
        """
    }
}

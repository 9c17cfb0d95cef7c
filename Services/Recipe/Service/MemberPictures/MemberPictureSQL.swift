import Database
import Values

/// The statements about the pictures of those who eat in a household, for both engines.
enum MemberPictureSQL {
    static func all(of household: HouseholdID) -> SQL {
        "\(MemberPicture.table.select) WHERE household_id = \(household) ORDER BY member_id"
    }

    static func put(_ picture: MemberPicture, of household: HouseholdID) -> SQL {
        """
        INSERT INTO member_picture (household_id, member_id, picture_id, put_at)
        VALUES (\(household), \(picture.memberID), \(picture.pictureID), \(picture.putAt))
        ON CONFLICT (household_id, member_id) DO UPDATE SET
            picture_id = excluded.picture_id, put_at = excluded.put_at
        """
    }

    /// Takes the picture away that a member had until then; gives it.
    static func remove(_ member: MemberID, of household: HouseholdID, until: Instant) -> SQL {
        """
        DELETE FROM member_picture
        WHERE household_id = \(household) AND member_id = \(member) AND put_at <= \(until) RETURNING picture_id
        """
    }

    /// Notes when a member ceases to use their picture, if they have one.
    static func release(_ member: MemberID, of household: HouseholdID, at now: Instant) -> SQL {
        """
        UPDATE picture SET used_at = \(now) WHERE household_id = \(household) AND id = (
            SELECT picture_id FROM member_picture WHERE household_id = \(household) AND member_id = \(member))
        """
    }
}

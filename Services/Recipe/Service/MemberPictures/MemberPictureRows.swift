import Database
import JSON
import Values

/// The row of which picture shows somebody who eats in a household.
@TableRow("member_picture")
struct MemberPicture {
    @Column(.key) var memberID: MemberID
    var pictureID: PictureID
    /// When they were given it.
    var putAt: Instant
}

extension MemberPicture {
    /// The picture as the household's users see it.
    func shown(in household: HouseholdID) -> ShownMemberPicture {
        ShownMemberPicture(
            memberID: memberID,
            imageURL: PictureAddress(household: household, picture: pictureID).path
        )
    }
}

/// A member and the address of their picture.
@JSONObject(.writtenOnly)
struct ShownMemberPicture {
    let memberID: MemberID
    let imageURL: String
}

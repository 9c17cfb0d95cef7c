import Values

/// Where Larder shows one of its pictures.
///
/// A path without an origin, as people reach the same Larder under several names. It contains no secret but the
/// picture's id, which has 128 random bits.
struct PictureAddress: Equatable, Sendable {
    /// The longest sides in which each picture is kept, in pixels.
    static let sizes = [320, 960, 1920]
    /// The one whose address is told; the others have the same but for the number.
    static let toldSize = 960
    private static let start = "/api/v1/pictures/"

    var household: HouseholdID
    var picture: PictureID

    init(household: HouseholdID, picture: PictureID) {
        self.household = household
        self.picture = picture
    }

    /// Reads an address, in any of the sizes; nil if it is none of a picture of Larder's.
    init?(_ text: String) {
        guard text.hasPrefix(Self.start), text.hasSuffix(".webp") else { return nil }
        let parts = text.dropFirst(Self.start.count).dropLast(".webp".count).split(
            separator: "/",
            omittingEmptySubsequences: false
        )
        guard parts.count == 3, let household = HouseholdID(parts[0]), let picture = PictureID(parts[1]),
            Self.sizes.contains(where: { "\($0)" == parts[2] })
        else { return nil }
        self.init(household: household, picture: picture)
    }

    /// The address as it is told and kept.
    var path: String { "\(Self.start)\(household)/\(picture)/\(Self.toldSize).webp" }
}

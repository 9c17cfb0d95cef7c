import Blobs
import Crypto
import FoundationEssentials
import Media
import Values

/// Takes in pictures for recipes and members, and gives them back.
struct Pictures: Sendable {
    /// How many bytes a picture may have that is sent or fetched.
    static let maxSize = 10 << 20

    /// How many pictures one sweep removes at most.
    static let sweepPortion = 100

    let store: SQLPictureStore
    let book: RecipeBook
    /// Where the files are.
    let blobs: any BlobStore
    /// Decodes them, beside this process.
    let media: Media

    /// Gives a recipe a picture: it is decoded, and written anew in three sizes without what else the file held.
    ///
    /// `source` is the address that it comes from, and nil if a person, the author, has sent it; `version` that of the recipe to change,
    /// and nil for any. Throws `MediaError` if it is no picture, `StorageFull`, `BlobError`, or what changing a recipe
    /// throws.
    func adopt(
        _ bytes: [UInt8],
        for recipe: RecipeID,
        by author: UserID? = nil,
        of household: HouseholdID,
        source: String? = nil,
        version: Int? = nil
    ) async throws {
        let picture = try await keep(bytes, of: household)
        let path = PictureAddress(household: household, picture: picture).path
        try await book.patch(recipe, version: version, of: household, by: author, isLookedAt: false) { content in
            // What was fetched is no longer wanted if somebody has named another picture meanwhile.
            if let source, content.imageSource != source || content.imageURL != nil { throw RecipeError.movedOn }
            content.imageURL = path
            content.imageSource = source
            content.saysImageSource = true
        }
    }

    /// Keeps a picture's files; nothing uses it yet, and unless something does within an hour it is removed.
    func keep(_ bytes: [UInt8], of household: HouseholdID) async throws -> PictureID {
        guard bytes.count <= Self.maxSize else { throw MediaError(.tooLarge) }
        let hash = SHA256.hash(bytes).hex
        if let same = try await store.same(hash, of: household) { return same }
        let made = try await media.webp(bytes, sizes: PictureAddress.sizes)
        let id = Self.newID()
        let largest = made.last?.size ?? PictureSize(width: 0, height: 0)
        try await store.begin(
            StoredPicture(
                id: id,
                hash: hash,
                width: largest.width,
                height: largest.height,
                bytes: made.reduce(0) { $0 + $1.webp.count },
                isStored: false,
                isGone: false,
                usedAt: book.now()
            ),
            of: household
        )
        for (size, picture) in zip(PictureAddress.sizes, made) {
            try await blobs.put(picture.webp, at: Self.key(household, id, size))
        }
        try await store.finish(id, of: household)
        return id
    }

    /// A picture's file; nil if there is none of that id and size.
    func file(_ picture: PictureID, of household: HouseholdID, size: Int) async throws -> [UInt8]? {
        guard PictureAddress.sizes.contains(size) else { return nil }
        return try await blobs.bytes(at: Self.key(household, picture, size))
    }

    /// Removes the pictures that nothing has used for an hour; gives their number.
    func sweep() async throws -> Int {
        let unused = try await store.giveUp(Self.sweepPortion, before: book.now() - .seconds(3600))
        for (household, picture) in unused {
            for size in PictureAddress.sizes { try await blobs.remove(Self.key(household, picture, size)) }
            try await store.delete(picture, of: household)
        }
        return unused.count
    }

    private static func key(_ household: HouseholdID, _ picture: PictureID, _ size: Int) -> BlobKey {
        BlobKey("\(household)", "\(picture)", "\(size).webp")
    }

    /// 128 random bits: whoever does not know the id does not find the picture.
    private static func newID() -> PictureID {
        var random = SystemRandomNumberGenerator()
        let bytes = withUnsafeBytes(of: (random.next() as UInt64, random.next() as UInt64)) { Array($0) }
        return PictureID(
            UUID(
                uuid: (
                    bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
                    bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
                )
            )
        )
    }
}

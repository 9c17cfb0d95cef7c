import Crypto
import FoundationEssentials
import Values

/// What recipes of the catalogue are known by, in all editions.
enum CatalogIdentity {
    /// The id of a recipe: by its address, or by what it says if it has none.
    static func id(of content: RecipeContent) -> RecipeID {
        let key =
            content.origin.url.map { ImportSource.key(ofURL: $0) } ?? ImportSource.keys(of: content, urls: []).first
        return RecipeID(UUID.version5(namespace: namespace, name: key ?? content.title))
    }

    private static let namespace = UUID(
        uuid: (
            0x2E, 0x8A, 0x91, 0x5D, 0x70, 0x3C, 0x4B, 0x6E, 0x8F, 0x21, 0xD4, 0x0B, 0x63, 0xA7, 0x5C, 0x19
        )
    )
}

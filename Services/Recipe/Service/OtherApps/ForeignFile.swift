import Archives
import Values

/// Files that other apps write, and those that Larder writes.
enum ForeignFile {
    /// Which app has written a file.
    enum Kind: String, CaseIterable, Sendable {
        case larder
        case mealie
        case tandoor
        case nextcloudCookbook = "nextcloud_cookbook"
        case paprika
        case mela
        case recipeSage = "recipe_sage"
        case cooklang
        case copyMeThat = "copy_me_that"
        case schemaOrg = "schema_org"
    }

    /// Which app has written the file at a path, by what is in it; throws `.unknown` for other files.
    ///
    /// `/proc/self/fd/…` names a file that is open.
    static func kind(
        ofFileAt path: String,
        named name: String,
        limits: ForeignLimits = ForeignLimits()
    ) throws(ForeignFileError) -> Kind {
        switch try content(path, name, limits) {
        case .archive(let archive): return try ArchiveRecipes.kind(of: archive, limits)
        case .json(let bytes): return try kind(ofJSON: bytes, alone: true)
        case .text(let text): return try kind(ofText: text)
        }
    }

    /// Reads a file's recipes, always in the same order; `each` returns false to stop.
    ///
    /// The first `skipping` items, recipes or not, are passed over. Throws `ForeignFileError` where the file cannot be
    /// read, or not to its end, and what `each` throws. It computes and waits for the disk, for minutes where there is
    /// much, and so is called on a thread of a pool.
    static func read(
        _ path: String,
        named name: String,
        skipping: Int = 0,
        limits: ForeignLimits = ForeignLimits(),
        abandonment: WorkBudget.Abandonment? = nil,
        each: (ForeignItem) throws -> Bool
    ) throws {
        try withoutActuallyEscaping(each) { each in
            let walk = ForeignWalk(skipping: skipping, limits: limits, abandonment: abandonment, each: each)
            switch try content(path, name, limits) {
            case .archive(let archive):
                _ = try ArchiveRecipes.kind(of: archive, limits)
                _ = try ArchiveRecipes(archive, walk).read()
            case .json(let bytes):
                _ = try kind(ofJSON: bytes, alone: true)
                _ = try JSONRecipes(walk: walk, beside: .none).read(bytes, name)
            case .text(let text):
                _ = try TextRecipes(walk: walk, beside: .none).read(text, name, as: kind(ofText: text))
            }
        }
    }

    /// A file, as far as its first bytes tell what it is.
    private enum Content {
        case archive(Archive)
        case json([UInt8])
        case text(String)
    }

    private static func content(
        _ path: String,
        _ name: String,
        _ limits: ForeignLimits
    ) throws(ForeignFileError) -> Content {
        guard let file = StoredFile(path) else { throw .unreadable }
        do throws(ArchiveError) {
            if file.bytes(at: 0, 2) == Array("PK".utf8) {
                return .archive(try Archive(path: path, limits: limits.archive))
            }
            guard file.size <= limits.fileBytes else { throw .tooLarge }
            var bytes = file.bytes(at: 0, file.size)
            if Gzip.isPacked(bytes) { bytes = try Gzip.unpacked(bytes, limits: limits.archive) }
            let first = bytes.prefix(64).first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
            if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .json(bytes) }
            guard !bytes.contains(0), !bytes.isEmpty else { throw .notAnArchive }
            return .text(String(decoding: bytes, as: UTF8.self))
        } catch .notAnArchive {
            throw .unknown
        } catch {
            _ = try error.damage
            throw .damaged
        }
    }

    /// The kind of a JSON text by the first recipe in it; one that is not whole is `.damaged` if it is all there is.
    static func kind(ofJSON bytes: [UInt8], alone: Bool) throws(ForeignFileError) -> Kind {
        guard let pieces = JSONPieces(bytes) else { throw alone ? .damaged : .unknown }
        var place = pieces.root
        let outer = RecipeObject(pieces, place, entry: "", beside: .none)
        for name in ["recipes", "items"] where outer.form == nil {
            if let list = outer.member(name), pieces.isArray(list) { place = list }
        }
        if pieces.isArray(place) {
            guard let first = pieces.elements(of: place).first, pieces.bytes[first.lowerBound] == UInt8(ascii: "{")
            else {
                throw .unknown
            }
            place = first
        }
        let object = RecipeObject(pieces, place, entry: "", beside: .none)
        switch object.form {
        case .larder: return .larder
        case .mealie: return .mealie
        case .tandoor: return .tandoor
        case .paprika: return .paprika
        case .mela: return .mela
        case .schemaOrg: return object.member("creditText") != nil ? .recipeSage : .schemaOrg
        case nil: throw .unknown
        }
    }

    /// The kind of a text that is no JSON.
    static func kind(ofText text: String) throws(ForeignFileError) -> Kind {
        if CopyMeThatReader.isPage(text) { return .copyMeThat }
        if CooklangReader.isRecipe(text) { return .cooklang }
        throw .unknown
    }
}

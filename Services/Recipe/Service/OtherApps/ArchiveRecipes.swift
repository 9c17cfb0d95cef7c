import Archives
import Values

/// Gives the recipes of an archive, in the order of its entries.
struct ArchiveRecipes {
    private let archive: Archive
    private let walk: ForeignWalk
    private let beside: BesideFiles
    /// What stands before the names of an archive within another.
    private let prefix: String

    init(_ archive: Archive, _ walk: ForeignWalk, prefix: String = "") {
        (self.archive, self.walk, self.prefix) = (archive, walk, prefix)
        beside = BesideFiles(archive, prefix: prefix)
    }

    /// What an entry is read as.
    private enum Part {
        case json
        case text
        case archive
        case mealieDatabase
    }

    /// Gives all recipes; false to stop.
    func read() throws -> Bool {
        let parts = archive.entries.map { Self.part(of: $0.name) }
        // Where Mealie's database is, other files are copies of parts of it.
        let database = parts.firstIndex(of: .mealieDatabase)
        for (index, entry) in archive.entries.enumerated() {
            let name = prefix + entry.name
            if entry.name.isEmpty {
                guard try walk.damaged(prefix, .damaged) else { return false }
                continue
            }
            if case .refused(let damage) = entry.kind, !Self.isHidden(entry.name) {
                guard try walk.damaged(name, ForeignDamage(rawValue: damage.rawValue) ?? .damaged) else { return false }
                continue
            }
            guard entry.kind == .file, let part = parts[index], database == nil || index == database else { continue }
            guard try read(part, at: index, name) else { return false }
        }
        return true
    }

    private func read(_ part: Part, at index: Int, _ name: String) throws -> Bool {
        if part == .archive {
            let inner: Archive
            do {
                inner = try archive.archive(at: index)
            } catch {
                return try walk.damaged(name, try error.damage)
            }
            return try ArchiveRecipes(inner, walk, prefix: name + "/").read()
        }
        var bytes: [UInt8]
        do {
            bytes = try archive.data(at: index)
            if Gzip.isPacked(bytes) { bytes = try Gzip.unpacked(bytes, limits: walk.limits.archive) }
        } catch {
            return try walk.damaged(name, try error.damage)
        }
        switch part {
        case .json: return try JSONRecipes(walk: walk, beside: beside).read(bytes, name)
        case .mealieDatabase: return try MealieBackup(walk: walk, beside: beside).read(bytes, name)
        case .text:
            let text = String(decoding: bytes, as: UTF8.self)
            guard let kind = try? ForeignFile.kind(ofText: text) else { return try walk.damaged(name, .noRecipe) }
            return try TextRecipes(walk: walk, beside: beside).read(text, name, as: kind)
        case .archive: return true
        }
    }

    /// Which app has written an archive, by what its first entries have in them.
    static func kind(of archive: Archive, _ limits: ForeignLimits) throws(ForeignFileError) -> ForeignFile.Kind {
        var looked = 0
        var hasRecipes = false
        for (index, entry) in archive.entries.enumerated() where entry.kind == .file && looked < 20 {
            guard let part = part(of: entry.name) else { continue }
            if part == .mealieDatabase { return .mealie }
            looked += 1
            hasRecipes = true
            if let kind = try? kind(part, at: index, entry.name, in: archive, limits) { return kind }
        }
        // Its first entries are damaged: their names say what they were.
        guard hasRecipes, let name = archive.entries.first(where: { part(of: $0.name) != nil })?.name.lowercased()
        else {
            throw .unknown
        }
        if name.hasSuffix(".paprikarecipe") { return .paprika }
        if name.hasSuffix(".melarecipe") { return .mela }
        if name.hasSuffix(".cook") { return .cooklang }
        return .schemaOrg
    }

    private static func kind(
        _ part: Part,
        at index: Int,
        _ name: String,
        in archive: Archive,
        _ limits: ForeignLimits
    ) throws -> ForeignFile.Kind {
        if part == .archive { return try kind(of: try archive.archive(at: index), limits) }
        var bytes = try archive.data(at: index)
        if Gzip.isPacked(bytes) { bytes = try Gzip.unpacked(bytes, limits: limits.archive) }
        guard part == .json else { return try ForeignFile.kind(ofText: String(decoding: bytes, as: UTF8.self)) }
        let kind = try ForeignFile.kind(ofJSON: bytes, alone: false)
        // Nextcloud has a folder for each recipe.
        return kind == .schemaOrg && name.hasSuffix("/recipe.json") ? .nextcloudCookbook : kind
    }

    /// How an entry of this name is read; nil for pictures and others.
    private static func part(of name: String) -> Part? {
        guard !isHidden(name) else { return nil }
        let name = name.lowercased()
        let file = name.split(separator: "/").last ?? ""
        if file == "database.json" { return .mealieDatabase }
        switch file.split(separator: ".").last {
        case "json", "paprikarecipe", "melarecipe": return .json
        case "cook", "html", "htm": return .text
        case "zip", "paprikarecipes", "melarecipes": return .archive
        default: return nil
        }
    }

    /// What file systems add for themselves.
    private static func isHidden(_ name: String) -> Bool {
        name.split(separator: "/").contains { $0.hasPrefix("._") || $0 == "__MACOSX" || $0 == ".DS_Store" }
    }
}

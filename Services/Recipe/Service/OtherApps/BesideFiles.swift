import Archives

/// The other files of an archive, among which pictures are.
struct BesideFiles {
    private let archive: Archive?
    private let places: [String: Int]

    /// No other files.
    static var none: BesideFiles { BesideFiles(nil, prefix: "") }

    /// The files of an archive; `prefix` stands before their names.
    init(_ archive: Archive?, prefix: String) {
        self.archive = archive
        var places: [String: Int] = [:]
        for (index, entry) in (archive?.entries ?? []).enumerated() where entry.kind != .folder {
            let name = (prefix + entry.name).lowercased()
            places[name] = places[name] ?? index
        }
        self.places = places
    }

    /// Where the first of some names is that there is.
    func place(of names: [String]) -> Int? { names.lazy.compactMap { places[$0.lowercased()] }.first }

    /// Puts a picture of one of these names into a draft, if there is one; notes if it cannot be read.
    func addPicture(_ names: [String], to draft: inout ForeignDraft, isExpected: Bool = false) throws(ForeignFileError)
    {
        guard let archive, let index = place(of: names) else {
            if isExpected { draft.remark(.pictureMissing) }
            return
        }
        do throws(ArchiveError) {
            let bytes = try archive.data(at: index)
            if bytes.isEmpty { draft.remark(.pictureDamaged) } else { draft.picture = .bytes(bytes) }
        } catch {
            _ = try error.damage
            draft.remark(.pictureDamaged)
        }
    }

    /// The names of pictures that a file may have beside it: a name with each ending of pictures.
    static func names(_ stem: String) -> [String] { endings.map { "\(stem).\($0)" } }

    private static let endings = ["jpg", "jpeg", "png", "webp", "gif", "avif", "heic"]

    /// The folder of an entry with a slash at its end; empty for none.
    static func folder(of entry: String) -> String {
        entry.lastIndex(of: "/").map { String(entry[...$0]) } ?? ""
    }
}

import Values

/// Some of the recipes in a file, in their order.
struct ForeignBatch: Sendable {
    /// So many are in memory at once.
    static let most = 100
    /// With pictures of so many bytes; one more may come to it.
    static let mostBytes = 16 << 20

    var items: [ForeignItem] = []
    /// Whether the file ends with them.
    var isEnd = true
    /// Why the rest of it cannot be read.
    var failure: ForeignFileError?

    /// Reads what follows the first so many; throws `ForeignFileError` if the file is none of a known app.
    init(of path: String, named name: String, after count: Int) throws {
        if count == 0 { _ = try ForeignFile.kind(ofFileAt: path, named: name) }
        var (items, bytes, isFull) = ([ForeignItem](), 0, false)
        do {
            try ForeignFile.read(path, named: name, skipping: count) { item in
                if items.count >= Self.most || bytes >= Self.mostBytes {
                    isFull = true
                    return false
                }
                items.append(item)
                if case .recipe(let recipe) = item, case .bytes(let picture) = recipe.picture { bytes += picture.count }
                return true
            }
        } catch let error as ForeignFileError {
            failure = error
        }
        self.items = items
        isEnd = !isFull
    }
}

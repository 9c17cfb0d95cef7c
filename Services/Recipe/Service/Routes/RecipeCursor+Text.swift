import Values

extension RecipeCursor {
    /// The opaque form: what is sorted by, the id, the value, in base64url.
    var text: String {
        let plain =
            switch key {
            case .created(let instant): "created:\(id):\(instant.milliseconds)"
            case .title(let title): "title:\(id):\(title)"
            case .cooked(let count): "cooked:\(id):\(count)"
            }
        return CursorText.encode(plain)
    }

    /// Reads the opaque form; nil if it is none, or of a list in another order.
    init?(_ text: String, sort: RecipeQuery.Sort) {
        guard let plain = CursorText.decode(text) else { return nil }
        let parts = plain.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == sort.rawValue, let id = RecipeID(parts[1]) else {
            return nil
        }
        self.id = id
        switch sort {
        case .title: key = .title(String(parts[2]))
        case .created:
            guard let milliseconds = Int64(parts[2]) else { return nil }
            key = .created(Instant(milliseconds: milliseconds))
        case .cooked:
            guard let count = Int(parts[2]) else { return nil }
            key = .cooked(count)
        }
    }
}

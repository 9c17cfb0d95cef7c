import FoundationEssentials
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
        return Data(plain.utf8).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Reads the opaque form; nil if it is none, or of a list in another order.
    init?(_ text: String, sort: RecipeQuery.Sort) {
        let padded = text.replacing("-", with: "+").replacing("_", with: "/")
        guard text.utf8.count <= 4096,
            let data = Data(base64Encoded: padded + String(repeating: "=", count: (4 - padded.utf8.count % 4) % 4)),
            let plain = String(validating: data, as: UTF8.self)
        else { return nil }
        let parts = plain.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == sort.rawValue, let id = RecipeID(parts[1]), !parts[2].contains("\0")
        else { return nil }
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

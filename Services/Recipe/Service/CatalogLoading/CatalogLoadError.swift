/// Why a file does not become the catalogue.
enum CatalogLoadError: Error, Equatable {
    /// It cannot be opened, or read.
    case unreadable
    /// Its packed bytes are damaged.
    case damaged
    /// It is no JSON.
    case notJSON
    /// It ends within the entry with this number, or before its list does.
    case cutOff(Int)
    /// It has no recipe; so many entries could not be read.
    case empty(skipped: Int)
    /// It has more recipes than a catalogue can.
    case tooMany(Int)
    /// Another process is loading a catalogue.
    case elsewhere

    /// What the operator is told.
    var sentence: String {
        switch self {
        case .unreadable: "The file cannot be read, or is no plain file."
        case .damaged: "The file is damaged: it cannot be unpacked."
        case .notJSON: "The file is no JSON: it is to be an array, an object with @graph, or a recipe a line."
        case .cutOff(let number): "The file is not whole: it ends within or before entry #\(number)."
        case .empty(let skipped): "The file has no recipe that can be read; \(skipped) entries could not be."
        case .tooMany(let most): "The file has more recipes than the \(most) that a catalogue can have."
        case .elsewhere: "Another process is loading a catalogue, or has done so just now."
        }
    }
}

import JSON

/// A recipe card to be drawn, as tests describe it.
@JSONObject
struct Card: Sendable {
    /// The kind of file.
    enum Format: String, Sendable, CaseIterable, JSONEncodable, JSONReadable {
        case jpeg
        case pdf
    }

    var format: Format = .jpeg
    var title: String
    /// The ingredients with their heading first.
    var ingredients: [String]
    /// The steps with their heading first.
    var steps: [String]
    /// Whether the steps stand beside the ingredients.
    var columns: Bool = false
    var font: String = "DejaVu Serif"
    /// In degrees, clockwise.
    var angle: Double = 0
    /// How far pixels are off at most, of 255.
    var noise: Int = 0
    /// Whether the light falls from one side.
    var shadow: Bool = false
    /// Pixels of a line of text.
    var size: Int = 36
    var width: Int = 1600
    var height: Int = 2000
}

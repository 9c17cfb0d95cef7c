import FoundationEssentials

/// How far loading is, in a line for a person: how much of the file, how many recipes, how fast, and how long it takes yet.
struct CatalogProgress: Sendable {
    /// Which part of the file was read when this run began to read new recipes.
    private var first: Double?
    private let isTerminal: Bool
    private var lastLine = Duration.zero

    /// How often a line is written, at a terminal in place of the one before.
    static let terminalPause = Duration.milliseconds(200)
    static let plainPause = Duration.seconds(5)
    private static let width = 24

    init(isTerminal: Bool) { self.isTerminal = isTerminal }

    /// The line to write now, if it is time; `elapsed` is how long this run has taken.
    mutating func line(_ progress: CatalogLoader.Progress, after elapsed: Duration) -> String? {
        if first == nil { first = progress.fraction }
        let pause = isTerminal ? Self.terminalPause : Self.plainPause
        guard elapsed - lastLine >= pause else { return nil }
        lastLine = elapsed
        let text = text(progress, after: elapsed)
        guard isTerminal else { return text + "\n" }
        let filled = Int(progress.fraction * Double(Self.width))
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
        return "\r\u{1B}[K[\(bar)] \(text)"
    }

    private func text(_ progress: CatalogLoader.Progress, after elapsed: Duration) -> String {
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
        let rate = Double(progress.entries - progress.before) / max(seconds, 0.001)
        var text = "\(Int(progress.fraction * 100)) %, \(progress.recipes) recipes, \(Int(rate)) per second"
        // What was passed over at the beginning says nothing of the rest.
        let done = progress.fraction - (first ?? 0)
        if done > 0, progress.fraction < 1 {
            text += ", \(Int((seconds * (1 - progress.fraction) / done).rounded(.up))) s left"
        }
        return text
    }
}

import Foundation

/// The pages of `docs`, so that a test can compare what they promise with what the code does.
public enum Documentation {
    /// A page with its line breaks as spaces.
    public static func page(_ name: String) throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "docs/\(name)"), encoding: .utf8)
        return text.replacing("\n", with: " ")
    }

    /// A number as the pages write it: `20,000`.
    public static func number(_ value: Int) -> String {
        let digits = Array(String(value))
        return String(
            digits.enumerated().flatMap { place, digit in
                place > 0 && (digits.count - place) % 3 == 0 ? [",", digit] : [digit]
            }
        )
    }

    /// A number of bytes as the pages write it: `4 KiB`, `1 MiB`.
    public static func size(_ bytes: Int) -> String {
        bytes % 1_048_576 == 0
            ? "\(bytes / 1_048_576) MiB" : bytes % 1024 == 0 ? "\(bytes / 1024) KiB" : "\(bytes) bytes"
    }
}

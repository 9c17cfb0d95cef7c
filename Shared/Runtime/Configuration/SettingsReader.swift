import Glibc
import HTTP
import Values

/// Reads settings out of an environment and gathers what is wrong with them.
///
/// A setting that is wrong reads as its default, so that reading can go on and find the next problem.
public struct SettingsReader {
    private let environment: [String: String]
    /// What was found wrong so far.
    public private(set) var problems: [String] = []

    /// Reads from these variables.
    public init(_ environment: [String: String]) {
        self.environment = environment
    }

    /// The text of a setting; an empty variable counts as not set, as compose files cannot unset one.
    public func text(_ setting: Setting) -> String? {
        guard let value = environment[setting.key], !value.isEmpty else { return nil }
        return value
    }

    /// A whole number within bounds; without one, the setting's own fallback unless another is given.
    public mutating func integer(_ setting: Setting, default fallback: Int? = nil, in bounds: ClosedRange<Int>) -> Int {
        let fallback = fallback ?? Int(setting.fallback) ?? 0
        guard let text = text(setting) else { return fallback }
        guard let value = Int(text), bounds.contains(value) else {
            report(setting, "must be a whole number from \(bounds.lowerBound) to \(bounds.upperBound), not \"\(text)\"")
            return fallback
        }
        return value
    }

    /// A share, from 0 to 1; without one, the setting's own fallback.
    public mutating func share(_ setting: Setting) -> Double {
        let fallback = Double(setting.fallback) ?? 1
        guard let text = text(setting) else { return fallback }
        guard let value = Double(text), (0...1).contains(value) else {
            report(setting, "must be a number from 0 to 1, not \"\(text)\"")
            return fallback
        }
        return value
    }

    /// One of a few words, of which the setting's fallback is one.
    public mutating func choice<Value>(_ setting: Setting, _ choices: [(String, Value)]) -> Value {
        let text = text(setting) ?? setting.fallback
        if let choice = choices.first(where: { $0.0 == text }) { return choice.1 }
        report(setting, "must be \(choices.map { "\"\($0.0)\"" }.joined(separator: " or ")), not \"\(text)\"")
        return (choices.first { $0.0 == setting.fallback } ?? choices[0]).1
    }

    /// An http or https URL of an origin: scheme, host and port, no path.
    public mutating func origin(_ setting: Setting, default fallback: String) -> String {
        text(setting).flatMap { origin($0, of: setting) } ?? fallback
    }

    private mutating func origin(_ text: String, of setting: Setting) -> String? {
        let rest: Substring
        if text.hasPrefix("http://") {
            rest = text.dropFirst(7)
        } else if text.hasPrefix("https://") {
            rest = text.dropFirst(8)
        } else {
            report(setting, "must begin with http:// or https://, not \"\(text)\"")
            return nil
        }
        let isPlain = rest.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"/?#@\"'<>\\".utf8.contains($0) }
        guard !rest.isEmpty, isPlain else {
            report(setting, "must be a scheme and a host, for example https://larder.example, not \"\(text)\"")
            return nil
        }
        return text
    }

    /// The http or https URL at which people reach Larder: an origin, perhaps with a path; nil if it is not set.
    public mutating func publicURL(_ setting: Setting) -> String? {
        guard let text = text(setting) else { return nil }
        let path = PathPrefix(of: text).text
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        let isPlain = parts.allSatisfy { part in
            !part.isEmpty && !part.utf8.allSatisfy { $0 == UInt8(ascii: ".") }
                && part.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-._~".utf8.contains($0) }
        }
        guard isPlain, path.isEmpty || path.hasPrefix("/") else {
            report(
                setting,
                "may have a path of letters, digits and -._~, without a slash at the end, for example "
                    + "https://home.example/larder, not \"\(text)\""
            )
            return nil
        }
        let origin = origin(WebAddress.origin(of: text), of: setting)
        return origin.map { $0 + path }
    }

    /// The content of a small file that a setting names, without white space around it.
    public mutating func file(_ setting: Setting) -> String? {
        guard let path = text(setting) else { return nil }
        guard let file = fopen(path, "re") else {
            report(setting, "names the file \(path), which cannot be read: \(String(cString: strerror(errno)))")
            return nil
        }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = fread(&bytes, 1, bytes.count, file)
        let space = " \t\r\n".utf8
        let content = bytes[..<count].drop(while: space.contains)
        let end = content.lastIndex { !space.contains($0) }.map { $0 + 1 } ?? content.startIndex
        return String(decoding: content[..<end], as: UTF8.self)
    }

    /// Adds a problem with a setting.
    public mutating func report(_ setting: Setting, _ problem: String) {
        problems.append("\(setting.key) \(problem)")
    }
}

/// What an operator decides about one service, beside what holds for every process.
///
/// Read at the start with the other settings, so that everything that is wrong is told at once.
public protocol ServiceSettings: Sendable {
    /// The variables, in the order of the documentation.
    static var all: [Setting] { get }
    /// Reads them; what is wrong is reported to the reader.
    init(_ reader: inout SettingsReader)
    /// The URL of the mail server that the service sends with, which the doctor tries; nil if it sends nothing.
    var mailServer: String? { get }
}

extension ServiceSettings {
    /// None.
    public var mailServer: String? { nil }
}

extension Settings {
    /// A service's own settings; their defaults if the process is not that service's.
    public func own<Own: ServiceSettings>(_ type: Own.Type) -> Own {
        if let own = services.lazy.compactMap({ $0 as? Own }).first { return own }
        var reader = SettingsReader([:])
        return Own(&reader)
    }
}

import HTTP
import Kitchen

extension Household.Change {
    /// These wishes for a new household, with what its founder's browser says where they say nothing: `Accept-Language`
    /// has the language, and with its region, as in `de-AT`, what is used for measuring there.
    func completed(for request: Request) -> Household.Change {
        let tags = AcceptLanguage(request.headers["Accept-Language"]).tags
        guard let first = tags.lazy.compactMap(LanguageTag.init).first else { return self }
        var completed = self
        completed.language = language ?? first
        completed.measurementSystem = measurementSystem ?? first.measurementSystem.map { .some($0) }
        return completed
    }
}

extension LanguageTag {
    /// What people who speak so measure with; nil for English of no region.
    var measurementSystem: MeasurementSystem? {
        let parts = text.split(separator: "-")
        // The region is the part of two letters, behind a script if there is one: `zh-Hant-TW`.
        guard let region = parts.dropFirst().first(where: { $0.utf8.count == 2 }) else {
            return parts.first == "en" ? nil : .metric
        }
        return ["US", "LR", "MM"].contains(region.uppercased()) ? .us : .metric
    }
}

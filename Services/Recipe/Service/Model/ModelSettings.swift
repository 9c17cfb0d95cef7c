import Runtime
import Values

/// What an operator decides about a language model.
struct ModelSettings: Sendable {
    /// Where it is; nil if there is none.
    var place: ModelReader.Place?

    init(_ reader: inout SettingsReader) {
        let url = reader.text(.modelURL) ?? ""
        let model = reader.text(.model)
        let key = reader.file(.modelKeyFile) ?? reader.text(.modelKey)
        let seconds = reader.integer(.modelTimeout, in: 5...600)
        guard !url.isEmpty else { return }
        guard PageURL.isWeb(url), !url.contains(where: \.isWhitespace) else {
            reader.report(.modelURL, "must be an address such as http://localhost:11434/v1, not \"\(url)\"")
            return
        }
        guard let model else {
            reader.report(.model, "is required with \(Setting.modelURL.key)")
            return
        }
        place = ModelReader.Place(
            url: url.hasSuffix("/") ? String(url.dropLast()) : url,
            model: model,
            key: key.map { Secret($0) },
            patience: .seconds(seconds)
        )
    }
}

extension Setting {
    static let modelURL = Setting(
        "LARDER_MODEL_URL",
        "none: no model is asked",
        "A language model with OpenAI's interface, such as `http://localhost:11434/v1`. It is asked for a recipe only "
            + "where no other reader is sure, and what it says must stand in the page."
    )
    static let model = Setting("LARDER_MODEL", "none; required with LARDER_MODEL_URL", "The name of the model.")
    static let modelKey = Setting("LARDER_MODEL_KEY", "none", "The key for it.")
    static let modelKeyFile = Setting("LARDER_MODEL_KEY_FILE", "none", "A file with that key, instead of the variable.")
    static let modelTimeout = Setting("LARDER_MODEL_TIMEOUT", "60", "How many seconds it may take to answer.")

    /// All of them, in the order of the documentation.
    static let models = [modelURL, model, modelKey, modelKeyFile, modelTimeout]
}

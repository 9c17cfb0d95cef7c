import Runtime

/// What an operator decides about recipes.
struct RecipeServiceSettings: ServiceSettings {
    var pictures: PictureSettings
    var model: ModelSettings
    var videos: VideoSettings
    /// Whether the older form of extraction needs no sign-in.
    var hasOpenExtraction: Bool

    static var all: [Setting] { Setting.pictures + Setting.models + [.ytDLP, .openExtract] }

    init(_ reader: inout SettingsReader) {
        pictures = PictureSettings(&reader)
        model = ModelSettings(&reader)
        videos = VideoSettings(&reader)
        hasOpenExtraction = reader.choice(.openExtract, [("off", false), ("on", true)])
    }
}

extension Setting {
    static let openExtract = Setting(
        "LARDER_OPEN_EXTRACT",
        "off",
        "`on` answers `POST /api/recipes/extract` without a sign-in too, for apps that have no accounts. Whoever reaches "
            + "the server can then have pages fetched, at the rate of `LARDER_RATE_IMPORT` for each address; no plan counts them."
    )
}

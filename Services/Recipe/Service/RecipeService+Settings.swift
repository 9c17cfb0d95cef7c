import Runtime

/// What an operator decides about recipes.
struct RecipeServiceSettings: ServiceSettings {
    var pictures: PictureSettings
    var model: ModelSettings
    var videos: VideoSettings

    static var all: [Setting] { Setting.pictures + Setting.models + [Setting.ytDLP] }

    init(_ reader: inout SettingsReader) {
        pictures = PictureSettings(&reader)
        model = ModelSettings(&reader)
        videos = VideoSettings(&reader)
    }
}

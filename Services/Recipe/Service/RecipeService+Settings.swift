import Runtime

/// What an operator decides about recipes.
struct RecipeServiceSettings: ServiceSettings {
    var pictures: PictureSettings
    var model: ModelSettings

    static var all: [Setting] { Setting.pictures + Setting.models }

    init(_ reader: inout SettingsReader) {
        pictures = PictureSettings(&reader)
        model = ModelSettings(&reader)
    }
}

import Values

extension RecipeContent {
    /// Decides what becomes of the picture when this content takes the place of another, or of none.
    ///
    /// An address of Larder's own is that of a picture that is there. Any other is only where a picture comes from: it is
    /// fetched later, and until then there is none. Content that says of the picture what a client was told keeps it as
    /// it is, with what is being fetched.
    func settlingPicture(after old: RecipeContent?, of household: HouseholdID) throws(RecipeError) -> RecipeContent {
        var content = self
        content.saysImageSource = false
        content.imageProblem = nil
        if let address = imageURL.flatMap({ PictureAddress($0) }) {
            guard address.household == household else { throw RecipeError.strangePicture }
            content.imageURL = address.path
            if !saysImageSource { content.imageSource = old?.imageURL == address.path ? old?.imageSource : nil }
            return content
        }
        if let source = imageURL ?? (saysImageSource ? imageSource : nil) {
            content.imageURL = nil
            content.imageSource = source
            if source == old?.imageSource { content.takePicture(of: old) }
        } else if !saysImageSource, old?.imageURL == nil {
            content.takePicture(of: old)
        } else {
            content.imageSource = nil
        }
        return content
    }

    /// Whether the picture is the same in another content.
    func hasPicture(of other: RecipeContent?) -> Bool {
        imageURL == other?.imageURL && imageSource == other?.imageSource && imageProblem == other?.imageProblem
    }

    private mutating func takePicture(of old: RecipeContent?) {
        imageURL = old?.imageURL
        imageSource = old?.imageSource
        imageProblem = old?.imageProblem
    }
}

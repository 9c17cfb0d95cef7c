import Blobs
import HTTP
import Identity
import Media
import RecipeAPI
import Values

/// Pictures of recipes.
extension Dependencies {
    func putRecipePicture(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.recipeID()
        let version = try request.ifMatchVersion()
        // Before a picture is decoded for nothing.
        try await book.store.check(id, version: version, of: caller.household)
        guard request.mediaType?.hasPrefix("image/") == true else {
            throw Problem.unsupportedMediaType("The body must be a picture.")
        }
        do {
            try await pictures.adopt(request.body, for: id, by: caller.user, of: caller.household, version: version)
        } catch let error as MediaError {
            throw error.problem
        }
        return try await recipe(id, caller)
    }

    func deleteRecipePicture(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.recipeID()
        let version = try request.ifMatchVersion()
        try await book.patch(id, version: version, of: caller.household, by: caller.user) { content in
            content.imageURL = nil
            content.imageSource = nil
            content.saysImageSource = true
        }
        return try await recipe(id, caller)
    }

    func getPicture(_ request: Request) async throws -> Response {
        let household = try request.parameters.require("household_id", as: HouseholdID.self)
        let picture = try request.parameters.require("picture_id", as: PictureID.self)
        let name = request.parameters["size"]
        guard let size = PictureAddress.sizes.first(where: { "\($0)" == name }),
            let file = try await pictures.file(picture, of: household, size: size)
        else {
            throw Problem.notFound("There is no picture at this address.")
        }
        // It never changes; what is at an address is always the same picture.
        return .bytes(file, type: "image/webp").with("Cache-Control", "public, max-age=31536000, immutable")
    }
}

extension MediaError {
    /// What who has sent the picture is told.
    var problem: Problem {
        switch code {
        case .notAPicture, .notAPDF, .noLanguage, .crashed, .outOfMemory, .timeout:
            .unprocessable(
                code: "not_a_picture",
                "This is no picture that can be read. JPEG, PNG, WebP, GIF and HEIC can."
            )
        case .tooLarge, .tooManyPixels:
            .unprocessable(code: "picture_too_large", "This picture is too large.")
        case .busy: .busy
        case .missing:
            .unavailable(code: "pictures_unavailable", "Pictures cannot be read in this installation at the moment.")
        }
    }
}

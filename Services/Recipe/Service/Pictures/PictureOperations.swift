import HTTP
import RecipeAPI

/// How the routes of pictures are documented.
extension Operation {
    static let putRecipePicture = Operation(
        "putRecipePicture",
        summary: "Gives a recipe a picture: JPEG, PNG, WebP, GIF, HEIC or AVIF of up to 10 MiB.",
        tag: "recipes",
        query: [.ifMatch],
        body: .string(format: "binary"),
        bodyTypes: ["image/jpeg", "image/png", "image/webp", "image/gif", "image/heic", "image/heif", "image/avif"],
        answers: [.ok(.ref("Recipe"), "The recipe with its picture.")],
        errors: [412, 503],
        bodySize: .bytes(Pictures.maxSize),
        rate: .imports
    )
    static let deleteRecipePicture = Operation(
        "deleteRecipePicture",
        summary: "Takes a recipe's picture away.",
        tag: "recipes",
        query: [.ifMatch],
        answers: [Answer.ok(.ref("Recipe"), "The recipe without a picture.").with(.etag)],
        errors: [412]
    )
    static let getPicture = Operation(
        "getPicture",
        summary: "Reads a picture in one of its sizes: 320, 960 or 1920 pixels on the longest side.",
        tag: "recipes",
        security: .none,
        path: [Parameter("size", .integer(min: 320, max: 1920), place: .path, required: true)],
        takesAnyQuery: true,
        answers: [.content(type: "image/webp", "The picture, which never changes.")]
    )
}

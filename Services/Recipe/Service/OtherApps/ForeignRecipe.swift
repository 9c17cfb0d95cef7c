import Values

/// A recipe from another app's file.
struct ForeignRecipe: Equatable, Sendable {
    /// What is kept of it, within `RecipeRules`.
    ///
    /// A picture's address is its `imageURL`; with a picture that is in the file, it is the `imageSource`.
    var content: RecipeContent
    /// Its name in the file, for reports.
    var entry: String
    var picture: ForeignPicture?
    var timesCooked = 0
    var lastCooked: CalendarDate?
    /// The names of the cookbooks that it is in.
    var cookbooks: [String] = []
    /// What could not be kept, each once.
    var remarks: [ForeignRemark] = []
}

/// A recipe's picture, not yet looked at.
enum ForeignPicture: Equatable, Sendable {
    /// What the file has.
    case bytes([UInt8])
    /// Where it is on the web.
    case address(String)
}

/// What there is in a file, one after the other.
enum ForeignItem: Equatable, Sendable {
    case recipe(ForeignRecipe)
    /// What could not be read; without a name for all the rest of a file.
    case damaged(entry: String, reason: ForeignDamage)
}

/// What of a recipe could not be kept.
enum ForeignRemark: String, CaseIterable, Sendable {
    /// It had no title; its name in the file stands for it.
    case untitled
    /// Texts were too long.
    case textsCut = "texts_cut"
    /// There were too many ingredients or steps.
    case linesLeftOut = "lines_left_out"
    /// There were too many tags, or too long ones.
    case tagsLeftOut = "tags_left_out"
    case nutritionLeftOut = "nutrition_left_out"
    /// It has one picture; there were more.
    case picturesLeftOut = "pictures_left_out"
    /// The picture is not in the file.
    case pictureMissing = "picture_missing"
    /// The picture cannot be read.
    case pictureDamaged = "picture_damaged"
    /// The household has no room for more pictures.
    case pictureNoRoom = "picture_no_room"
    /// Pictures cannot be read on this server.
    case pictureNoReader = "picture_no_reader"
    /// A rating of other than whole stars was rounded.
    case ratingRounded = "rating_rounded"
    /// The kitchen tools of the recipe are not kept.
    case toolsLeftOut = "tools_left_out"
    case commentsLeftOut = "comments_left_out"
    /// Another recipe that this one uses is a plain line.
    case recipeLinksLeftOut = "recipe_links_left_out"
    /// It is not said how many it feeds.
    case servingsAssumed = "servings_assumed"
}

/// Why an entry of a file is no recipe.
enum ForeignDamage: String, Error, CaseIterable, Sendable {
    /// Its packed bytes are damaged, or end too early.
    case damaged
    /// It is no whole JSON.
    case notJSON = "not_json"
    /// It has no recipe.
    case noRecipe = "no_recipe"
    case tooLarge = "too_large"
    /// It is many times larger than its packed bytes.
    case bomb
    case encrypted
    /// It leads to another file.
    case link
    /// Its name leads out of the file.
    case name
    /// It lies too deep in files within each other.
    case tooDeep = "too_deep"
    /// Reading it takes more work than a recipe is worth.
    case tooComplicated = "too_complicated"
}

/// Why a file is not read, or not to its end.
enum ForeignFileError: String, Error, CaseIterable, Sendable {
    /// It is no recipe file that is known.
    case unknown = "unknown_file"
    /// It cannot be opened.
    case unreadable = "file_unreadable"
    /// It is damaged from its beginning.
    case damaged = "file_damaged"
    case tooManyEntries = "file_too_many_entries"
    case tooLarge = "file_too_large"
    /// It is many times larger when unpacked.
    case bomb = "file_bomb"
    /// Nobody waits for it any more.
    case abandoned = "file_abandoned"
}

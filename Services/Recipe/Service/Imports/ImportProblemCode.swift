import Media
import Values

/// Why something could not be imported; the raw values are the codes on the wire.
enum ImportProblemCode: String, CaseIterable, Sendable {
    case noRecipe = "no_recipe"
    case refused = "url_refused"
    case unreachable = "page_unreachable"
    /// The site lets no program read the page.
    case blocked = "page_blocked"
    /// There is no such page.
    case pageMissing = "page_missing"
    case pageFailed = "page_failed"
    case notAPage = "not_a_page"
    case tooLarge = "page_too_large"
    case timeout = "page_timeout"
    case tooComplicated = "too_complicated"
    /// The file is no picture.
    case notAPicture = "not_a_picture"
    /// The file is no PDF, or a locked one.
    case notAPDF = "not_a_pdf"
    /// The picture is too large.
    case pictureTooLarge = "picture_too_large"
    /// The picture takes too long to read.
    case pictureTimeout = "picture_timeout"
    /// Pictures cannot be read on this server.
    case noPictureReader = "no_picture_reader"
    /// Descriptions of videos cannot be read on this server.
    case noVideoReader = "no_video_reader"
    /// The site gives nothing of the video.
    case videoFailed = "video_failed"
    /// The file is of no app that is known.
    case unknownFile = "unknown_file"
    /// The file is damaged.
    case fileDamaged = "file_damaged"
    /// The file is too large, or has too much in it.
    case fileTooLarge = "file_too_large"
    /// A recipe in a file is damaged.
    case entryDamaged = "entry_damaged"
    /// What was read breaks a rule of recipes.
    case notKept = "not_kept"
    /// The household's storage is full.
    case storageFull = "storage_full"
    /// The plan has no room for more recipes.
    case recipeLimit = "recipe_limit"
    /// The month's imports are used up.
    case importLimit = "import_limit"
    /// The imports of the plan are used up for good.
    case lifetimeLimit = "lifetime_import_limit"
    /// Something went wrong here.
    case failedHere = "internal"

    /// Which limit of the plan is reached.
    init(_ error: LimitReached) {
        self =
            switch error.quota.subject {
            case .imports: .importLimit
            case .lifetimeImports: .lifetimeLimit
            case .recipes, .members, .history, .customStaples: .recipeLimit
            }
    }

    /// What the reading of a page has failed with.
    init(_ error: ExtractError) {
        self =
            switch error {
            case .noRecipe: .noRecipe
            case .refused: .refused
            case .unreachable: .unreachable
            case .status(404), .status(410): .pageMissing
            case .status(401), .status(402), .status(403), .status(406), .status(429), .status(451): .blocked
            case .status: .pageFailed
            case .notAPage: .notAPage
            case .tooLarge: .tooLarge
            case .timeout: .timeout
            case .tooComplicated: .tooComplicated
            }
    }

    /// What the reading of a file has failed with.
    init(_ error: ForeignFileError) {
        self =
            switch error {
            case .unknown: .unknownFile
            case .unreadable, .abandoned: .failedHere
            case .damaged: .fileDamaged
            case .tooManyEntries, .tooLarge, .bomb: .fileTooLarge
            }
    }

    /// What is wrong with a recipe in a file.
    init(_ damage: ForeignDamage) {
        self =
            switch damage {
            case .noRecipe: .noRecipe
            case .tooLarge, .tooComplicated: .tooComplicated
            case .damaged, .notJSON, .bomb, .encrypted, .link, .name, .tooDeep: .entryDamaged
            }
    }

    /// What the reading of a picture has failed with.
    init(_ error: MediaError.Code) {
        self =
            switch error {
            case .notAPicture: .notAPicture
            case .notAPDF: .notAPDF
            case .tooLarge, .tooManyPixels, .outOfMemory: .pictureTooLarge
            case .timeout: .pictureTimeout
            case .noLanguage, .missing: .noPictureReader
            case .crashed, .busy: .failedHere
            }
    }

    /// What the reading of a video has failed with.
    init(_ error: VideoError) {
        self =
            switch error {
            case .missing: .noVideoReader
            case .unknown: .noRecipe
            case .failed: .videoFailed
            }
    }

    /// Whether the same may go well a little later.
    var isPassing: Bool {
        switch self {
        case .unreachable, .pageFailed, .timeout, .failedHere: true
        case .noVideoReader, .videoFailed, .notKept: false
        case .unknownFile, .fileDamaged, .fileTooLarge, .entryDamaged: false
        case .notAPicture, .notAPDF, .pictureTooLarge, .pictureTimeout, .noPictureReader: false
        case .noRecipe, .refused, .blocked, .pageMissing, .notAPage, .tooLarge, .tooComplicated, .storageFull,
            .recipeLimit, .importLimit, .lifetimeLimit:
            false
        }
    }
}

/// When something that failed for now is tried again.
enum ImportRetry {
    /// How often it is tried.
    static let attempts = 3

    /// The pause after an attempt, counted from 1.
    static func pause(after attempt: Int) -> Duration { .seconds(attempt <= 1 ? 10 : 60) }
}

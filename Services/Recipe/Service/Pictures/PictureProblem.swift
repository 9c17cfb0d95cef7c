import Blobs
import HTTP
import Identity
import Media

/// Why a picture cannot be had, as far as it matters for what is done next.
enum PictureProblem: Equatable {
    /// Never: the code is shown with the recipe.
    case never(String)
    /// Not now; the code is shown if it stays so.
    case perhaps(String)
    /// Not now, and that is no fault of the picture.
    case later

    /// The codes that a recipe may show.
    static let codes = [
        "not_a_picture", "picture_too_large", "picture_refused", "picture_unreachable", "picture_timeout",
        "picture_failed", "storage_full",
    ]

    /// What an error means.
    init(_ error: any Error) {
        switch error {
        case let error as MediaError: self = Self.meaning(of: error.code)
        case let error as ClientError: self = Self.meaning(of: error.code)
        case let error as PictureStatus:
            let isPassing = error.status >= 500 || error.status == 429 || error.status == 408
            self = isPassing ? .perhaps("picture_failed") : .never("picture_failed")
        case is StorageFull: self = .never("storage_full")
        default: self = .later
        }
    }

    /// What is shown after so many tries; nil if it is tried again.
    func code(afterTries tries: Int) -> String? {
        switch self {
        case .never(let code): code
        case .perhaps(let code): tries > PictureFetching.pauses.count ? code : nil
        case .later: nil
        }
    }

    private static func meaning(of code: MediaError.Code) -> PictureProblem {
        switch code {
        case .notAPicture, .notAPDF, .noLanguage: .never("not_a_picture")
        case .tooLarge, .tooManyPixels: .never("picture_too_large")
        case .timeout, .outOfMemory, .crashed: .perhaps("not_a_picture")
        case .missing, .busy: .later
        }
    }

    private static func meaning(of code: ClientError.Code) -> PictureProblem {
        switch code {
        case .invalidURL, .invalidHeader, .refused, .tooManyRedirects: .never("picture_refused")
        case .tooLarge: .never("picture_too_large")
        case .unreachable, .insecure, .broken: .perhaps("picture_unreachable")
        case .timeout: .perhaps("picture_timeout")
        case .cancelled: .later
        }
    }
}

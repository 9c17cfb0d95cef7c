public import JSON
import Programs

/// Why nothing came of a file.
public struct MediaError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was wrong.
    public enum Code: String, Sendable, CaseIterable, JSONEncodable, JSONReadable {
        /// It is none of the kinds of pictures that are read, or it is damaged.
        case notAPicture = "not_a_picture"
        /// It is no PDF, or it is damaged or locked.
        case notAPDF = "not_a_pdf"
        /// The file has too many bytes.
        case tooLarge = "too_large"
        /// The picture has too many pixels.
        case tooManyPixels = "too_many_pixels"
        /// It took too long.
        case timeout
        /// It took too much memory.
        case outOfMemory = "out_of_memory"
        /// The program ended before its answer.
        case crashed
        /// The data of the languages is not installed.
        case noLanguage = "no_language"
        /// The program is not installed beside the service.
        case missing
        /// Too many files wait already.
        case busy
    }

    /// What was wrong.
    public var code: Code
    /// The library's own words for it, for the log; never shown to people.
    public var detail: String

    /// An error.
    public init(_ code: Code, _ detail: String = "") {
        self.code = code
        self.detail = detail
    }

    /// The code, with the library's own words.
    public var description: String { detail.isEmpty ? code.rawValue : "\(code.rawValue): \(detail)" }
}

extension MediaError {
    /// Why the program did not run.
    init(_ failure: ChildProgram.Failure) {
        self =
            switch failure {
            case .missing(let words): MediaError(.missing, words)
            case .busy: MediaError(.busy, "no descriptors are left")
            }
    }
}

import Values

/// What the reading of one thing has come to.
enum ImportOutcome: Equatable, Sendable {
    /// It is a recipe; with guesses, if something was guessed.
    case recipe(isGuessed: Bool)
    /// The household has it already.
    case duplicate
    /// The plan has no room for it.
    case noRoom
    /// It cannot be read.
    case failed
    /// It is a file that has been read to its end.
    case fileRead
}

/// What a person can do with one thing that is imported.
enum ImportCommand: Equatable, Sendable {
    /// Try what failed or waits once more.
    case retry
    /// The same, also of what the household has already.
    case importAgain
}

extension ImportStatus {
    /// The status after what the reading has come to; nil if it was not being read.
    func after(_ outcome: ImportOutcome) -> ImportStatus? {
        switch self {
        case .queued:
            switch outcome {
            case .recipe(let isGuessed): isGuessed ? .pendingReview : .active
            case .duplicate: .duplicate
            case .noRoom: .waiting
            case .failed: .failed
            case .fileRead: .read
            }
        case .waiting, .active, .pendingReview, .failed, .duplicate, .read: nil
        }
    }

    /// The status after a command; nil if it does not apply.
    func after(_ command: ImportCommand) -> ImportStatus? {
        switch self {
        case .failed, .waiting: .queued
        case .duplicate: command == .importAgain ? .queued : nil
        case .queued, .active, .pendingReview, .read: nil
        }
    }

    /// The statuses that a command changes.
    static func changed(by command: ImportCommand) -> [ImportStatus] { allCases.filter { $0.after(command) != nil } }
}

extension ImportCounts {
    /// Whether the import goes on.
    var state: ImportState { queued > 0 ? .running : waiting > 0 ? .waiting : .done }

    /// How many are no longer queued, nor wait.
    var done: Int { total - queued - waiting }
}

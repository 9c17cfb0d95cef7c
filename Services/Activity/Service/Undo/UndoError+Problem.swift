import HTTP

extension UndoError: ProblemConvertible {
    /// What the client is told.
    var problem: Problem {
        switch self {
        case .missing: .notFound("There is no entry with this id.")
        case .done: .conflict(code: "already_undone", "This has been undone already.")
        case .running: running
        case .late: .conflict(code: "undo_unavailable", "Changes can be undone for 24 hours.").with("reason", "late")
        case .unknown:
            .conflict(code: "undo_unavailable", "Changes of this kind cannot be undone.").with("reason", "kind")
        case .changed: .conflict(code: "changed_since", "This has been changed again since.")
        }
    }

    private var running: Problem {
        var problem = Problem.conflict(code: "undo_in_progress", "This is being undone; try again in a second.")
        problem.headers = ["Retry-After": "1"]
        return problem
    }
}

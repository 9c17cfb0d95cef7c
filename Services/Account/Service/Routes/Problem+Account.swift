import HTTP

extension AccountError: ProblemConvertible {
    /// What the client is told.
    var problem: Problem {
        switch self {
        case .noSuchHousehold: .notFound("There is no household with this id, or you are not in it.")
        case .noSuchMember: .notFound("There is nobody with this id in the household.")
        case .ownersOnly: .forbidden(code: "role_too_low", "Only an owner of the household may do this.")
        case .lastOwner:
            .conflict(
                code: "last_owner",
                "A household needs an owner: make somebody else one before this one goes."
            )
        case .invitationNotGood:
            Problem(
                status: 404,
                code: "invitation_not_good",
                detail: "This invitation is unknown, has been used, or is more than seven days old."
            )
        case .sessionOver: .unauthorized(code: "session_over", "This session is over; please sign in again.")
        case .versionMoved: .preconditionFailed()
        }
    }
}

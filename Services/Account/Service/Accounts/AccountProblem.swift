import HTTP
import JSON

extension AccountError: ProblemConvertible {
    /// What the client is told.
    var problem: Problem {
        switch self {
        case .noSuchHousehold: .notFound("There is no household with this id, or you are not in it.")
        case .noSuchMember: .notFound("No member of the household has this id.")
        case .ownersOnly: .forbidden(code: "role_too_low", "Only an owner of the household may do this.")
        case .lastOwner:
            .conflict(
                code: "last_owner",
                "A household needs an owner: make somebody else an owner first."
            )
        case .invitationNotGood:
            Problem(
                status: 404,
                code: "invitation_not_good",
                detail: "This invitation is unknown, has been used, or is more than seven days old."
            )
        case .sessionOver: .unauthorized(code: "session_over", "This session has ended; please sign in again.")
        case .noSuchSession: .notFound("You have no session with this id.")
        case .noSuchToken: .notFound("You have no API token with this id.")
        case .tooManyTokens:
            .conflict(
                code: "too_many_tokens",
                "You have \(APIToken.most) API tokens and app passwords; delete one before you make another."
            )
        case .tokenNotGood:
            .unauthorized(code: "invalid_token", "This API token or app password is unknown or has expired.")
        case .versionMoved: .preconditionFailed()
        case .emailTaken: .conflict(code: "email_taken", "Somebody has signed up with this address already.")
        case .signedUpAlready:
            .conflict(code: "signed_up_already", "You have signed up already; sign out to sign up again.")
        case .wrongCredentials:
            .unauthorized(code: "wrong_credentials", "The address or the password is wrong.")
        case .wrongPassword: .forbidden(code: "wrong_password", "The password is wrong.")
        case .noPassword: .conflict(code: "no_password", "You have no password yet.")
        case .linkNotGood:
            Problem(
                status: 404,
                code: "link_not_good",
                detail: "This link is unknown, has been used, or is too old; please ask for another."
            )
        case .identityTaken:
            .conflict(code: "identity_taken", "Another user is connected with this account at the provider.")
        case .signInFirst:
            .conflict(
                code: "sign_in_first",
                "This address has an account with a password: sign in with it, then connect the provider."
            )
        case .busy:
            .unavailable(
                retryAfter: 2,
                code: "busy",
                "Too many people are signing in at the moment; please try again in a few seconds."
            )
        case .mailBusy:
            .unavailable(
                retryAfter: 60,
                code: "busy",
                "Too many mails are waiting to be sent; please try again in a few minutes."
            )
        case .tooManyMails(let wait):
            .tooManyRequests(
                after: wait,
                code: "too_many_mails",
                "You have requested many mails. Please check whether they have arrived, or wait."
            )
        case .handOverToSelf:
            .invalid("/user_id", code: "own", "This person owns the household already.")
        case .noSuchInvitation: .notFound("There is no valid invitation with this id.")
        case .memberExists:
            .conflict(code: "member_exists", "There is a member with this id already; PUT replaces it.")
        case .userNotInHousehold:
            .invalid("/user_id", code: "unknown", "no member of the household has this id")
        case .userLinkedAlready:
            .conflict(code: "user_linked", "This user is another member of the household already.")
        case .soleOwner(let households):
            Problem.conflict(
                code: "sole_owner",
                "Make somebody else an owner of \(households.map(\.name.text).joined(separator: ", ")) first: "
                    + "the others would be left without an owner."
            ).with("households", HouseholdNames(households: households))
        }
    }
}

/// Which households a problem is about.
private struct HouseholdNames: JSONEncodable {
    let households: [Household]

    func encode(to json: inout JSONWriter) {
        json.array { json in
            for household in households {
                json.object { json in
                    json.member("id", household.id)
                    json.member("name", household.name.text)
                }
            }
        }
    }
}

extension Password.Fault: ProblemConvertible {
    /// What the client is told of a password in the member `password`.
    var problem: Problem { problem(at: "/password") }

    /// What the client is told of a password in some member.
    func problem(at pointer: String) -> Problem {
        var fields = FieldCheck()
        note(at: pointer, in: &fields)
        do {
            try fields.finish()
            return .internalError()
        } catch {
            return error
        }
    }

    /// Notes the fault among others.
    func note(at pointer: String, in fields: inout FieldCheck) {
        switch self {
        case .length:
            let lengths = Password.lengths
            fields.must(pointer, "out_of_range", "have \(lengths.lowerBound) to \(lengths.upperBound) characters")
        case .address: fields.must(pointer, "too_easy", "not be your address")
        case .common: fields.must(pointer, "too_easy", "not be one of the most common passwords")
        }
    }
}

/// Why the account service refuses something; `AccountProblem` has the words.
enum AccountError: Error, Equatable {
    /// It does not exist, or the caller is not in it; the answers must not differ.
    case noSuchHousehold
    case noSuchMember, noSuchSession, noSuchToken, noSuchInvitation
    case ownersOnly, lastOwner, handOverToSelf
    /// These households have other members and no other owner.
    case soleOwner([Household])
    /// Unknown, used or too old; the answers must not differ.
    case invitationNotGood, linkNotGood
    /// The refresh token is unknown, too old, or was exchanged long ago.
    case sessionOver
    /// The API token is unknown, expired or deleted; the answers must not differ.
    case tokenNotGood
    case tooManyTokens
    /// Somebody changed it first.
    case versionMoved
    case emailTaken, signedUpAlready
    /// Nobody has this address, or the password is another; the answers must not differ.
    case wrongCredentials
    /// The caller's own password is another.
    case wrongPassword
    case noPassword
    /// Too many passwords are being compared, or too many mails wait to be sent.
    case busy, mailBusy
    /// Whoever asks has had too many mails sent; so long they wait.
    case tooManyMails(Duration)
    /// The provider's account is connected with another user.
    case identityTaken
    /// The address belongs to an account with a password: whoever has it signs in and connects the provider.
    case signInFirst
    case memberExists
    /// The user that a member is to be linked to is not in the household, or another member already.
    case userNotInHousehold, userLinkedAlready
}

/// Why the account service refuses something.
enum AccountError: Error, Equatable {
    /// It does not exist, or the caller is not in it; the answers must not differ.
    case noSuchHousehold
    /// Nobody of this id belongs to the household.
    case noSuchMember
    /// Only an owner may do this.
    case ownersOnly
    /// Without this owner the household would have none.
    case lastOwner
    /// The code is unknown, used or too old; the answers must not differ.
    case invitationNotGood
    /// The refresh token is unknown, too old, or was exchanged long ago.
    case sessionOver
    /// The user has no such session.
    case noSuchSession
    /// The user has no such API token.
    case noSuchToken
    /// The user has as many API tokens as one can have.
    case tooManyTokens
    /// The API token is unknown, expired or deleted; the answers must not differ.
    case tokenNotGood
    /// Somebody changed the household first.
    case versionMoved
    /// Somebody has this address already.
    case emailTaken
    /// The caller has a name already.
    case signedUpAlready
    /// Nobody has this address, or the password is another; the answers must not differ.
    case wrongCredentials
    /// The caller's own password is another.
    case wrongPassword
    /// The caller has no password.
    case noPassword
    /// The link is unknown, used or too old; the answers must not differ.
    case linkNotGood
    /// Too many passwords are being compared at the moment.
    case busy
    /// Too many mails wait to be sent.
    case mailBusy
    /// Whoever asks has had too many mails sent; so long they wait.
    case tooManyMails(Duration)
    /// The provider's account is connected with another user.
    case identityTaken
    /// The address belongs to an account with a password: whoever has it signs in and connects the provider.
    case signInFirst
    /// Who owns a household cannot hand it over to themselves.
    case handOverToSelf
    /// There is no such invitation, or it has been used.
    case noSuchInvitation
    /// There is a member with this id already.
    case memberExists
    /// The user that a member is to be linked to is not in the household.
    case userNotInHousehold
    /// The user is linked to another member already.
    case userLinkedAlready
    /// These households have other members and no other owner.
    case soleOwner([Household])
}

/// The subjects and texts of mails.
enum MailTexts {
    static func reset(link: String) -> (subject: String, text: String) {
        (
            "Set a new password for Larder",
            """
            Somebody, hopefully you, asked for a new password for Larder.

            Set it here within an hour:
            \(link)

            If this was not you, you need not do anything: your password stays as it is.
            """
        )
    }

    static func signUp(link: String) -> (subject: String, text: String) {
        (
            "Confirm your address for Larder",
            """
            Somebody, hopefully you, signed up for Larder with this address.

            Confirm it here within a day, with the password that you chose:
            \(link)

            If this was not you, you need not do anything: nothing happens without this link.
            """
        )
    }

    static func alreadySignedUp(origin: String) -> (subject: String, text: String) {
        (
            "You already have a Larder account",
            """
            Somebody, hopefully you, signed up for Larder with this address, which already has an account.

            Sign in here, or ask for a new password if you have forgotten yours:
            \(origin)/sign-in

            If this was not you, you need not do anything.
            """
        )
    }

    static func emailChange(link: String) -> (subject: String, text: String) {
        (
            "Confirm your new address for Larder",
            """
            Somebody, hopefully you, wants to use this address for their Larder account.

            Confirm it here within a day; until then the previous address stays valid:
            \(link)

            If this was not you, you need not do anything: nothing happens without this link.
            """
        )
    }

    static func addressInUse(origin: String) -> (subject: String, text: String) {
        (
            "This address already has a Larder account",
            """
            Somebody, hopefully you, wants to use this address for another Larder account, but it already has one.

            To use it for the other account, first sign in to this one and change its address, or delete it:
            \(origin)/sign-in

            If this was not you, you need not do anything.
            """
        )
    }

    static func emailNotice(origin: String) -> (subject: String, text: String) {
        (
            "The address of your Larder account is being changed",
            """
            Somebody who knows your password wants to change the address of your Larder account. This address stays
            valid until the link that was sent to the new one is opened.

            If this was not you, set a new password now; that also cancels the change:
            \(origin)/forgot-password
            """
        )
    }

    static let emailChanged = (
        subject: "The address of your Larder account has been changed",
        text: """
        The address of your Larder account has been changed, as announced. The old address is no longer valid: no mail
        about your account is sent to it, and it cannot be used to sign in.

        If this was not you, contact the administrator of this server.
        """
    )
}

/// What the mails say.
enum MailTexts {
    static func reset(link: String) -> (subject: String, text: String) {
        (
            "Set a new password for Larder",
            """
            Somebody, hopefully you, asked for a new password for Larder.

            Set it here, within an hour:
            \(link)

            If it was not you, there is nothing to do: your password stays as it is.
            """
        )
    }

    static func signUp(link: String) -> (subject: String, text: String) {
        (
            "Confirm your address for Larder",
            """
            Somebody, hopefully you, signed up for Larder with this address.

            Confirm it here, within a day, with the password that was chosen:
            \(link)

            If it was not you, there is nothing to do: without this link nothing happens.
            """
        )
    }

    static func alreadySignedUp(origin: String) -> (subject: String, text: String) {
        (
            "You have signed up for Larder already",
            """
            Somebody, hopefully you, signed up for Larder with this address, which has an account already.

            Sign in here, or ask for a new password if you have forgotten yours:
            \(origin)/sign-in

            If it was not you, there is nothing to do.
            """
        )
    }

    static func emailChange(link: String) -> (subject: String, text: String) {
        (
            "Confirm your new address for Larder",
            """
            Somebody, hopefully you, wants to use this address for their account at Larder.

            Confirm it here, within a day; until then the address before it counts:
            \(link)

            If it was not you, there is nothing to do: without this link nothing happens.
            """
        )
    }

    static func addressInUse(origin: String) -> (subject: String, text: String) {
        (
            "This address has an account at Larder already",
            """
            Somebody, hopefully you, wants to use this address for another account at Larder, but it has one already.

            To use it for the other account, sign in to this one first and give it another address, or delete it:
            \(origin)/sign-in

            If it was not you, there is nothing to do.
            """
        )
    }

    static func emailNotice(origin: String) -> (subject: String, text: String) {
        (
            "Your account at Larder is to have another address",
            """
            Somebody who knows your password asked for your account at Larder to have another address. Until the link
            is opened that was sent there, this one counts.

            If it was not you, set a new password now; that also stops the change:
            \(origin)/forgot-password
            """
        )
    }

    static let emailChanged = (
        subject: "Your account at Larder has another address now",
        text: """
        Your account at Larder has another address now, as you were told it would. This one does not count any more:
        no mail about your account comes here, and nobody signs in with it.

        If it was not you, ask whoever runs this Larder.
        """
    )
}

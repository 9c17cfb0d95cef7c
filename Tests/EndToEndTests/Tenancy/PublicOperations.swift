/// The operations that need no access token, each with the reason why not.
///
/// A new one makes the replay fail until somebody has decided that it may be open, and has said why.
enum PublicOperations {
    /// What anybody may call: nothing of any household is behind it.
    static let toAnybody: [String: String] = [
        "getHealth": "Monitors ask whether the process is up; it says nothing else.",
        "getReadiness": "Front doors ask whether requests may come; it names what is missing, never what is stored.",
        "getMetrics": "Prometheus asks; figures by route, without ids.",
        "getDocument": "The API's own description.",
        "signInAnonymously": "Signs somebody new in, in a household of their own.",
        "signUp": "Signs somebody new up.",
        "confirmSignUp": "The secret of the mailed link and the password are the credentials.",
        "signIn": "The password is the credential.",
        "refreshTokens": "The refresh token is the credential.",
        "listSignInMethods": "Which ways to sign in there are.",
        "requestPasswordReset":
            "Who forgot the password has no other credential; the answer is the same for any address.",
        "resetPassword": "The secret of the mailed link is the credential.",
        "confirmEmailChange": "The secret of the mailed link is the credential.",
        "startProviderSignIn": "Sends the browser to the provider; a cookie ties the answer to it.",
        "finishProviderSignIn": "The provider's code is the credential, good for the browser that began.",
        "receiveRevenueCat": "The secret of the settings in Authorization is the credential.",
        "listKeys": "Public keys.",
        "getPicture": "The picture's id, which has 128 random bits, is the credential; only its household is told it.",
        "showMenu": "The app's page; what it shows it asks for with the visitor's own credential.",
        "showHistory": "The app's page.",
        "showPlan": "The app's page.",
        "showGroceries": "The app's page.",
        "showGroceryList": "The app's page; the id in its path is not looked at.",
        "showRecipes": "The app's page.",
        "showNewRecipe": "The app's page.",
        "showRecipe": "The app's page; the id in its path is not looked at.",
        "showRecipeEditor": "The app's page; the id in its path is not looked at.",
        "showRecipeVersions": "The app's page; the id in its path is not looked at.",
        "showCookbooks": "The app's page.",
        "showCookbook": "The app's page; the id in its path is not looked at.",
        "showCatalogue": "The app's page.",
        "showCatalogueCookbooks": "The app's page.",
        "showCatalogueRecipe": "The app's page; the id in its path is not looked at.",
        "showImports": "The app's page; the imports are asked for by the API.",
        "showImport": "The app's page; the id in its path is not looked at.",
        "showHousehold": "The app's page.",
        "showHouseholdSettings": "The app's page.",
        "showCalendars": "The app's page.",
        "showAisles": "The app's page.",
        "showShop": "The app's page.",
        "showHouseholdLog": "The app's page; what stands in the log is asked for by the API.",
        "showHouseholds": "The app's page.",
        "showAccount": "The app's page.",
        "showDevices": "The app's page; the devices are asked for by the API.",
        "showTokens": "The app's page; the tokens are asked for by the API.",
        "showOwnLog": "The app's page; what stands in the log is asked for by the API.",
        "showSignIn": "The app's page.",
        "showSignedIn": "The app's page.",
        "showForgottenPassword": "The app's page.",
        "showPasswordReset": "The app's page; the link's secret stays in its fragment.",
        "showSignUpConfirmation": "The app's page; the link's secret stays in its fragment.",
        "showEmailConfirmation": "The app's page; the link's secret stays in its fragment.",
        "getAsset": "The app's scripts and styles.",
        "getListAsset": "The shared page's scripts and styles.",
    ]

    /// Those that are there only if the operator has named a provider.
    static let whereConfigured: Set<String> = ["startProviderSignIn", "finishProviderSignIn"]

    /// What the secret in a link opens, and nothing beside it.
    static let toLinks: [String: String] = [
        "openSharedList": "The one list that was shared.",
        "readSharedText": "The one list that was shared.",
        "readSharedCode": "The link itself as a picture.",
        "followSharedList": "The one list that was shared.",
        "addSharedItem": "The one list that was shared, if the link may edit.",
        "changeSharedItem": "The one list that was shared, if the link may edit.",
        "removeSharedItem": "The one list that was shared, if the link may edit.",
        "syncSharedList": "The one list that was shared, as far as the link allows.",
        "checkSharedItem": "The one list that was shared, if the link may check.",
        "uncheckSharedItem": "The one list that was shared, if the link may check.",
        "getFeed": "The one calendar that the feed is for.",
    ]
}

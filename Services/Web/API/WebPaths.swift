/// The paths that the web service answers: pages of the app and the files they are made of.
public enum WebPaths {
    /// Every page of the app, with the id of its operation; each shows the same document, whose script draws the view.
    public static let pages = [
        (path: "/", operation: "showMenu"),
        (path: "/history", operation: "showHistory"),
        (path: "/plan", operation: "showPlan"),
        (path: "/groceries", operation: "showGroceries"),
        (path: "/groceries/{list_id}", operation: "showGroceryList"),
        (path: "/recipes", operation: "showRecipes"),
        (path: "/recipes/new", operation: "showNewRecipe"),
        (path: "/recipes/{recipe_id}", operation: "showRecipe"),
        (path: "/recipes/{recipe_id}/cook", operation: "showCooking"),
        (path: "/recipes/{recipe_id}/edit", operation: "showRecipeEditor"),
        (path: "/recipes/{recipe_id}/versions", operation: "showRecipeVersions"),
        (path: "/cookbooks", operation: "showCookbooks"),
        (path: "/cookbooks/{cookbook_id}", operation: "showCookbook"),
        (path: "/catalogue", operation: "showCatalogue"),
        (path: "/catalogue/cookbooks", operation: "showCatalogueCookbooks"),
        (path: "/catalogue/recipes/{catalog_recipe_id}", operation: "showCatalogueRecipe"),
        (path: "/imports", operation: "showImports"),
        (path: "/imports/{import_id}", operation: "showImport"),
        (path: "/household", operation: "showHousehold"),
        (path: "/household/settings", operation: "showHouseholdSettings"),
        (path: "/household/calendars", operation: "showCalendars"),
        (path: "/household/aisles", operation: "showAisles"),
        (path: "/household/aisles/{shop_id}", operation: "showShop"),
        (path: "/household/activity", operation: "showActivity"),
        (path: "/household/webhooks", operation: "showWebhooks"),
        (path: "/household/log", operation: "showHouseholdLog"),
        (path: "/households", operation: "showHouseholds"),
        (path: "/account", operation: "showAccount"),
        (path: "/account/devices", operation: "showDevices"),
        (path: "/account/tokens", operation: "showTokens"),
        (path: "/account/log", operation: "showOwnLog"),
        (path: "/admin", operation: "showAdmin"),
        (path: "/sign-in", operation: "showSignIn"),
        (path: "/signed-in", operation: "showSignedIn"),
        (path: "/forgot-password", operation: "showForgottenPassword"),
        (path: "/reset", operation: "showPasswordReset"),
        (path: "/confirm", operation: "showSignUpConfirmation"),
        (path: "/confirm-email", operation: "showEmailConfirmation"),
    ]
    /// Whether an address is not one that people open: programs call it, or another service shows pages there.
    public static func isForPrograms(_ path: String) -> Bool {
        filesForPrograms.contains(path) || beginningsForPrograms.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// Where the paths begin that people do not open; the app's service worker has the same.
    public static let beginningsForPrograms = [
        "/api", "/internal", "/list", "/feeds", "/dav", "/.well-known", "/assets", "/docs",
    ]
    /// Single paths that people do not open.
    public static let filesForPrograms = [
        "/healthz", "/readyz", "/metrics", "/openapi.json", manifest, serviceWorker,
    ]

    /// What a device learns of the app when it installs it.
    public static let manifest = "/manifest.webmanifest"
    /// The script that keeps the app on a device; it looks after the paths beside it.
    public static let serviceWorker = "/service-worker.js"
    /// The files: styles, scripts, icons.
    public static let assets = "/assets/{file...}"
}

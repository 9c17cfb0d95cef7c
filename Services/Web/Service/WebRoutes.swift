import HTTP
import Identity
import WebAPI

/// Every route of the web service, in the order of its document.
extension Dependencies {
    func addRoutes(to router: inout Router) {
        router.tag("web", "The pages of the web app.")
        for page in WebPaths.pages { router.on(.open, .get, page.path, .showPage(page.operation), showPage) }
        router.on(.open, .get, WebPaths.manifest, .getManifest, getManifest)
        router.on(.open, .get, WebPaths.serviceWorker, .getServiceWorker, getServiceWorker)
        router.on(.open, .get, WebPaths.assets, .getAsset, getAsset)
    }
}

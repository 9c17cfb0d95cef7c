import Crypto
import HTTP

extension Response {
    /// This document with what it may load.
    var page: Response { with("Content-Security-Policy", PagePolicy.policy(scripts: "'self'", policies: "'none'")) }

    /// The app's document, which has one script in itself and may keep itself on the device.
    func page(with script: String) -> Response {
        // The script is named by its hash, so no other has a place in the document.
        let scripts = "'self' 'sha256-\(SHA256.hash(Array(script.utf8)).base64)'"
        return with("Content-Security-Policy", PagePolicy.policy(scripts: scripts, policies: PagePolicy.worker))
    }
}

/// What a page of the app may load and do.
private enum PagePolicy {
    /// The one policy of Trusted Types that the app makes.
    ///
    /// Its name can be used once, which the app does when it begins; it lets the path of the service worker pass and
    /// nothing else, and never makes markup or scripts from text.
    static let worker = "larder-worker"

    /// Scripts, styles, pictures and requests of this origin only, and no markup made from text.
    ///
    /// `blob:` is what a script of ours has fetched itself, such as the photo that a recipe was read from.
    static func policy(scripts: String, policies: String) -> String {
        [
            "default-src 'none'",
            // defence: inline-scripts
            "script-src \(scripts)", "style-src 'self'", "connect-src 'self'",
            // defence: pictures-from-elsewhere
            "img-src 'self' blob:", "font-src 'self'", "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'",
            "form-action 'self'", "frame-ancestors 'none'",
            // defence: trusted-types
            "require-trusted-types-for 'script'", "trusted-types \(policies)",
        ].joined(separator: "; ")
    }
}

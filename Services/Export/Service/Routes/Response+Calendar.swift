import Crypto
import HTTP

extension Response {
    /// A calendar file: shown by its app rather than saved, cached for five minutes, with a strong ETag of its bytes.
    static func calendar(_ file: [UInt8], fileName: String, on request: Request) -> Response {
        Response.bytes(file, type: "text/calendar; charset=utf-8")
            .with("Content-Disposition", "inline; filename=\"\(fileName)\"")
            .with("Cache-Control", "private, max-age=300")
            .with("ETag", "\"\(SHA256.hash(file).base64URL)\"")
            .conditional(on: request)
    }
}

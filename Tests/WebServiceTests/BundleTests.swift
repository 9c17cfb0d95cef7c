import Archives
import Crypto
import HTTP
import Runtime
import TestSupport
import Testing
import Values
import WebAPI

@testable import WebService

/// The app's files as the build makes them, and how browsers are given them.
@Suite struct BundleTests {
    private let router: Router

    init() throws {
        router = try WebService.build()
    }

    private func document(_ path: String = "/") async -> String {
        String(decoding: await router.respond(to: Request(.get, path)).body.bytes, as: UTF8.self)
    }

    /// How many bytes of a path's answer are sent to a browser that takes gzip only.
    private func sent(_ path: String) async -> Int {
        await router.respond(to: Request(.get, path, headers: ["Accept-Encoding": "gzip"])).body.bytes.count
    }

    /// The paths of files that a document names.
    private func files(in document: String) -> [String] {
        document.matches(of: /(?:href|src)="(\/assets\/[^"#]+)/).map { String($0.output.1) }
    }

    @Test func `every file that the document names is there, with its type`() async throws {
        let paths = Set(files(in: await document()))
        #expect(paths.count >= 6, "\(paths)")
        for path in paths {
            let response = await router.respond(to: Request(.get, path))
            #expect(response.status == 200, "\(path)")
            let types = ["js": "text/javascript", "css": "text/css", "png": "image/png"]
            let ending = String(path.split(separator: ".").last ?? "")
            let type = try #require(response.headers["Content-Type"])
            #expect(type.hasPrefix(types[ending] ?? "image/svg+xml"), "\(path): \(type)")
        }
    }

    @Test func `the scripts name no file but their own`() async throws {
        let script = try #require(files(in: await document()).first { $0.hasSuffix("/app.js") })
        let folder = script.dropLast("app.js".count)
        for name in ["app.js", "shared.js", "more.js"] {
            let response = await router.respond(to: Request(.get, "\(folder)\(name)"))
            let source = String(decoding: response.body.bytes, as: UTF8.self)
            #expect(source.count > 10_000, "\(name)")
            let named = source.matches(of: /"(\.\.?\/[^"]*)"/).map { String($0.output.1) }
            // The last one is where Larder is.
            let own: Set = ["./", "./shared.js", "./more.js", "../.."]
            #expect(!named.isEmpty && own.isSuperset(of: named), "\(name): \(named)")
        }
    }

    @Test func `files stay for good, and each version has paths of its own`() async throws {
        let script = try #require(files(in: await document()).first { $0.hasSuffix("/app.js") })
        let response = await router.respond(to: Request(.get, script))
        #expect(response.headers["Cache-Control"] == "public, max-age=31536000, immutable")
        let tag = try #require(response.headers["ETag"])
        let again = await router.respond(to: Request(.get, script, headers: ["If-None-Match": tag]))
        #expect(again.status == 304)
        #expect(await router.respond(to: Request(.get, "/plan")).headers["Cache-Control"] == "no-cache")
        #expect(await router.respond(to: Request(.get, "/assets/icon.svg")).headers["Cache-Control"] == "max-age=3600")
        for other in ["/assets/app.js", "/assets/AAAAAAAAAAAAAAAA/app.js", script + ".gz", script + "/app.js"] {
            #expect(await router.respond(to: Request(.get, other)).status == 404, "\(other)")
        }
    }

    @Test(
        arguments: [
            ("gzip, deflate, br, zstd", "zstd"), ("gzip, deflate", "gzip"), ("zstd;q=0, gzip", "gzip"), ("*", "zstd"),
            ("*;q=0", nil), ("br", nil), ("", nil), ("identity", nil), ("GZIP ; q=0.1", "gzip"),
        ] as [(String, String?)]
    )
    func `a file comes in a coding that the browser takes`(_ header: String, _ coding: String?) async throws {
        let script = try #require(files(in: await document()).first { $0.hasSuffix("/app.js") })
        let plain = await router.respond(to: Request(.get, script))
        let answer = await router.respond(to: Request(.get, script, headers: ["Accept-Encoding": header]))
        #expect(answer.headers["Content-Encoding"] == coding)
        #expect(answer.headers["Vary"] == "Accept-Encoding")
        #expect((answer.body.bytes.count < plain.body.bytes.count) == (coding != nil))
        #expect((answer.headers["ETag"] == plain.headers["ETag"]) == (coding == nil), "a tag means these bytes")
        let begins: [String: [UInt8]] = ["zstd": [0x28, 0xB5, 0x2F, 0xFD], "gzip": [0x1F, 0x8B]]
        if let coding, let mark = begins[coding] { #expect(answer.body.bytes.starts(with: mark)) }
    }

    @Test(arguments: ["/", "/manifest.webmanifest", "/service-worker.js"])
    func `what is written at start is packed for those who take it`(_ path: String) async throws {
        let plain = await router.respond(to: Request(.get, path))
        #expect(plain.headers["Content-Encoding"] == nil)
        #expect(plain.headers["Vary"]?.hasSuffix("Accept-Encoding") == true)
        let headers: Headers = ["Accept-Encoding": "gzip, deflate"]
        let packed = await router.respond(to: Request(.get, path, headers: headers))
        #expect(packed.headers["Content-Encoding"] == "gzip")
        #expect(try Gzip.unpacked(packed.body.bytes) == plain.body.bytes)
        #expect(packed.body.bytes.count < plain.body.bytes.count * 2 / 3)
        let policies = [plain, packed].map { $0.headers["Content-Security-Policy"] }
        #expect(policies[0] == policies[1])
        let tag = try #require(packed.headers["ETag"])
        let kept: Headers = ["Accept-Encoding": "gzip, deflate", "If-None-Match": tag]
        #expect(await router.respond(to: Request(.get, path, headers: kept)).status == 304)
    }

    @Test func `what is asked for first is less than sixty kilobytes`() async throws {
        var total = 0
        let document = await document()
        let style = try #require(files(in: document).first { $0.hasSuffix("/app.css") })
        let words = style.replacing("app.css", with: "words-fr.txt")
        // The texts of the other views come with these.
        let others = style.replacing("app.css", with: "more-words-fr.txt")
        #expect(await router.respond(to: Request(.get, others)).body.bytes.count > 10_000)
        for path in Set(files(in: document) + [words]) where !path.hasSuffix(".png") {
            total += await sent(path)
        }
        #expect(await total + sent("/") < 60_000, "a view that few people open belongs into more.js")
    }

    @Test func `the one script in the document is the one that the policy names`() async throws {
        let answer = await router.respond(to: Request(.get, "/"))
        let text = String(decoding: answer.body.bytes, as: UTF8.self)
        let scripts = text.matches(of: /<script>(.*?)<\/script>/.dotMatchesNewlines()).map { String($0.output.1) }
        #expect(scripts.count == 1)
        let hash = SHA256.hash(Array(scripts[0].utf8)).base64
        let policy = try #require(answer.headers["Content-Security-Policy"])
        #expect(policy.contains("script-src 'self' 'sha256-\(hash)';"))
    }

    @Test func `the manifest names icons and pages that are there, in the reader's language`() async throws {
        let answer = await router.respond(
            to: Request(.get, "/manifest.webmanifest", headers: ["Accept-Language": "de"])
        )
        #expect(answer.headers["Content-Type"] == "application/manifest+json")
        #expect(answer.headers["Vary"] == "Accept-Language, Accept-Encoding")
        let text = String(decoding: answer.body.bytes, as: UTF8.self)
        #expect(text.contains(#""name": "Einkaufen","#) && text.contains(#""lang": "de""#))
        let paths = text.matches(of: /"(?:src|url|start_url|action)": "(\/[^"]*)"/).map { String($0.output.1) }
        #expect(paths.count >= 8)
        for path in paths { #expect(await router.respond(to: Request(.get, path)).status == 200, "\(path)") }
    }

    @Test func `below a path, everything of the app is there`() async throws {
        let router = try WebService.build(under: PathPrefix(of: "https://home.example/larder"))
        var paths: [String] = []
        for path in ["/", "/manifest.webmanifest"] {
            let text = String(decoding: await router.respond(to: Request(.get, path)).body.bytes, as: UTF8.self)
            paths += text.matches(of: /(?:href|src)="(\/[^"#]*)/).map { String($0.output.1) }
            paths += text.matches(of: /"\w+": "(\/[^"]*)"/).map { String($0.output.1) }
            #expect(!text.contains("{base}"), "\(path)")
        }
        #expect(paths.count > 20)
        for path in paths {
            #expect(path.hasPrefix("/larder/"), "\(path)")
            let inside = String(path.dropFirst("/larder".count))
            #expect(await router.respond(to: Request(.get, inside)).status == 200, "\(path)")
        }
        let worker = await router.respond(to: Request(.get, "/service-worker.js"))
        let text = String(decoding: worker.body.bytes, as: UTF8.self)
        #expect(text.contains("const BASE = '/larder';"))
        let page = try #require(
            WebService.problemPage(404, at: "/nowhere", under: PathPrefix(of: "https://home.example/larder"))
        )
        let links = String(decoding: page.body.bytes, as: UTF8.self).matches(of: /(?:href|src)="([^"]*)"/)
        #expect(links.count == 4 && links.allSatisfy { $0.output.1.hasPrefix("/larder/") })
    }

    @Test func `the worker keeps this version, and leaves alone what is no page of the app`() async throws {
        let answer = await router.respond(to: Request(.get, "/service-worker.js"))
        #expect(answer.headers["Cache-Control"] == "no-cache")
        #expect(
            answer.headers["Content-Security-Policy"]
                == "default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"
        )
        let text = String(decoding: answer.body.bytes, as: UTF8.self)
        let style = try #require(files(in: await document()).first { $0.hasSuffix("/app.css") })
        #expect(text.contains("'\(style.dropLast("app.css".count))'"))
        #expect(text.contains("const BASE = '';"))
        #expect(!text.contains("{version}"))
        let list = try #require(text.firstMatch(of: /OTHERS = \[([^\]]*)\]/)).output.1
        let others = Set(list.matches(of: /'([^']+)'/).map { String($0.output.1) })
        #expect(others == Set(WebPaths.beginningsForPrograms + WebPaths.filesForPrograms))
    }
}

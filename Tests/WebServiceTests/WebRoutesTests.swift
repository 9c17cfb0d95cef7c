import HTTP
import Runtime
import TestSupport
import Testing
import Values
import WebAPI

@testable import WebService

@Suite struct WebRoutesTests {
    private let router: Router

    init() throws {
        router = try WebService.build()
    }

    @Test func `every page is the app's document, and nothing may be put into it`() async throws {
        for page in WebPaths.pages {
            let path = page.path.replacing(/\{\w+\}/, with: "0191d3e8-5a1c-7e30-9b44-4f0d8e216dc3")
            let response = await router.respond(to: Request(.get, path))
            #expect(response.status == 200, "\(path)")
            let policy = try #require(response.headers["Content-Security-Policy"])
            #expect(policy.contains("default-src 'none'"))
            #expect(!policy.contains("unsafe"))
            #expect(!policy.contains("data:"))
            #expect(policy.contains("img-src 'self' blob:;"), "no other site learns what is looked at")
            #expect(policy.contains("require-trusted-types-for 'script'"), "no markup is made from text")
            #expect(policy.hasSuffix("trusted-types larder-worker"), "one policy, and none of its name again")
            #expect(response.headers["X-Frame-Options"] == "DENY")
        }
    }

    @Test func `every route is documented`() {
        #expect(router.operations.count == WebPaths.pages.count + 3)
        #expect(router.operationIDFaults == [])
        #expect(router.readingFaults == [])
    }

    @Test func `every page has a view in the app`() throws {
        let folder = ResourceFolder(target: "WebService", subfolder: "Assets")
        let app = String(decoding: try folder.bytes(of: "app.js"), as: UTF8.self)
        // As in `[/^\/plan$/, plan, …]`.
        let patterns = app.split(separator: "\n").filter { $0.hasPrefix("  [/^") }
            .compactMap { $0.split(separator: ", ").first?.dropFirst(4).dropLast() }.map(String.init)
        #expect(patterns.count >= WebPaths.pages.count)
        for page in WebPaths.pages {
            let path = page.path.replacing(/\{\w+\}/, with: "0191d3e8-5a1c-7e30-9b44-4f0d8e216dc3")
            let isShown = try patterns.contains { try Regex($0).wholeMatch(in: path) != nil }
            #expect(isShown, "\(path)")
        }
    }

    @Test(arguments: [403, 404, 429, 500, 503])
    func `a person sees a page in place of a problem`(status: Int) throws {
        let page = try #require(WebService.problemPage(status, at: "/somewhere"))
        #expect(page.status == status)
        #expect(page.headers["Content-Type"]?.hasPrefix("text/html") == true)
        #expect(page.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
        let text = String(decoding: page.body.bytes, as: UTF8.self)
        #expect(!text.contains("<script"))
        #expect(!text.contains(" style="))
    }

    @Test(arguments: [
        "/api/v1/menu", "/api", "/feeds/x/menu.ics", "/list/x", "/dav/", "/internal/v1/x", "/assets/none.js",
        "/openapi.json", "/.well-known/caldav",
    ])
    func `where programs call a problem stays a problem`(path: String) {
        #expect(WebService.problemPage(404, at: path) == nil)
    }

    @Test(arguments: [
        "/assets/../Package.swift", "/assets/%2e%2e/Package.swift", "/assets/none.js", "/nothing", "/assets/",
        // Both lead to a file that is there.
        "/assets/../../larder", "/assets/%2e%2e/%2e%2e/larder", "/assets/..%2f..%2flarder",
    ])
    func `what is not there is a 404, and no path leads out`(path: String) async {
        #expect(await router.respond(to: Request(.get, path)).status == 404)
    }

    @Test func `no file uses inline scripts, inline styles or markup from strings`() throws {
        let folder = ResourceFolder(target: "WebService", subfolder: "Assets")
        for name in try folder.files() {
            let source = String(decoding: try folder.bytes(of: name), as: UTF8.self)
            #expect(!source.contains("innerHTML"), "\(name)")
            for sink in ["outerHTML", "insertAdjacentHTML", "document.write", "DOMParser", "srcdoc", "eval("] {
                #expect(!source.contains(sink), "\(name): \(sink)")
            }
            if name.hasSuffix(".html") {
                #expect(!source.contains(" style="), "\(name)")
                #expect(!source.contains(" onclick="), "\(name)")
            }
        }
    }

    @Test func `nothing needs what browsers keep from pages over plain HTTP`() throws {
        let folder = ResourceFolder(target: "WebService", subfolder: "Assets")
        var uses = 0
        for name in try folder.files() where name.hasSuffix(".js") {
            let source = String(decoding: try folder.bytes(of: name), as: UTF8.self)
            // Each has a way without it, which is kept in one place; locks are asked for before they are used.
            for only in ["randomUUID", "crypto.subtle", "navigator.clipboard", "serviceWorker", "caches."]
            where source.contains(only) && name != "service-worker.js" {
                uses += 1
                let places = [
                    "serviceWorker": ["installed.js", "push.js"], "caches.": ["kept-answers.js"],
                    "navigator.clipboard": ["clipboard.js"],
                ]
                #expect((places[only] ?? ["plain-http.js"]).contains(name), "\(name): \(only)")
            }
        }
        #expect(uses >= 2, "the way without them is in a file of another name")
    }

    @Test func `choices that are whole numbers stand in the order they were written`() throws {
        let folder = ResourceFolder(target: "WebService", subfolder: "Assets")
        for name in try folder.files() where name.hasSuffix(".js") {
            let source = String(decoding: try folder.bytes(of: name), as: UTF8.self)
            // An object gives keys such as 7 first, whatever is written before them; pairs keep their order.
            #expect(source.firstMatch(of: /'': '[^']*', \d+: '/) == nil, "\(name)")
            #expect(source.firstMatch(of: /', \d+: '/) == nil, "\(name)")
        }
    }
}

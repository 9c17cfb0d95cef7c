import Foundation
import HTTP
import JSON
import Kitchen
import Loop
import Media
import Programs
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// Videos, asked about with a program that the test makes in the place of yt-dlp.
@Suite struct VideoTests {
    static let description = """
        The best soup of the year! Subscribe!

        Ingredients
        1 l water
        2 onions
        3 carrots

        Method
        Cut the onions and the carrots.
        Boil them in the water for 20 minutes.
        """
    static let captions = """
        WEBVTT
        Kind: captions

        1
        00:00:00.000 --> 00:00:02.000
        hello and welcome

        00:00:02.000 --> 00:00:04.000 align:start
        hello and welcome
        <00:00:02.500><c>Ingredients</c>

        00:00:04.000 --> 00:00:06.000
        1 l water
        2 onions

        00:00:06.000 --> 00:00:08.000
        Method

        00:00:08.000 --> 00:00:10.000
        Boil the onions &amp; the water.
        """

    /// A site with videos, recipes and subtitles.
    private static func site() -> RawServer {
        RawServer { request, _ in
            let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
            let html = "Content-Type: text/html\r\n"
            switch path {
            case "/plain", "/blog":
                return RawServer.answer(200, "<html><body><p>Hello, world.</p></body></html>", headers: html)
            case "/blocked": return RawServer.answer(403, headers: html)
            case "/captions": return RawServer.answer(200, captions, headers: "Content-Type: text/vtt\r\n")
            case "/soup": return RawServer.answer(200, ImportTests.page("Soup"), headers: html)
            case "/secret": return RawServer.answer(200, "secret")
            default:
                let page =
                    #"<html><head><meta property="og:type" content="video.other"></head><body>Play</body></html>"#
                return RawServer.answer(200, page, headers: html)
            }
        }
    }

    /// A program that does what some lines of Python say; `options` are what it was told on standard input.
    private static func program(_ lines: String) throws -> String {
        let path = "/tmp/larder-video-stub-\(UUID())"
        let text = """
            #!/usr/bin/env python3
            import json, os, shlex, socket, sys, time
            options = shlex.split(sys.stdin.read())
            # What follows would be an address, and the command line does.
            assert '--' not in options and options[-1].startswith('http')
            def option(name): return options[options.index(name) + 1] if name in options else None

            """
        try (text + lines + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        chmod(path, 0o700)
        return path
    }

    /// A program that says what it knows of every video.
    private static func saying(_ info: String) throws -> String { try program("print(r'''\(info)''')") }

    private func imported(
        _ path: String?,
        at page: String = "/watch",
        patience: Duration = VideoProgram.patience,
        of site: RawServer? = nil
    ) async throws -> (item: ImportItemBody, recipe: RecipeBody?, source: String) {
        let site = site ?? Self.site()
        defer { if let path { try? FileManager.default.removeItem(atPath: path) } }
        let outbound = OutboundGuard(allowedHosts: ["localhost"])
        return try await withService(outbound: outbound, videos: (path, patience)) { service in
            let url = "http://localhost:\(site.port)\(page)"
            let job = try await service.client.post("/api/v1/imports", #"{"url":"\#(url)"}"#).decode(ImportBody.self)
            try await service.worker.run()
            let item = try #require(
                try await service.client.get("/api/v1/imports/\(job.id)").decode(ImportBody.self).items?.first
            )
            guard let id = item.recipeID else { return (item, nil, "") }
            let recipe = try await service.client.get("/api/v1/recipes/\(id)").decode(RecipeBody.self)
            return (item, recipe, await service.client.get("/api/v1/recipes/\(id)/source").text)
        }
    }

    private static func info(_ site: RawServer, description: String, more: String = "") -> String {
        let thumbnail = "http://localhost:\(site.port)/thumbnail.jpg"
        return """
            {"title":"Best soup","description":\(description.jsonText()),"channel":"A Cook","thumbnail":"\(thumbnail)",
            "webpage_url":"http://localhost:\(site.port)/watch?v=1","formats":[{"fps":null}]\(more)}
            """
    }

    @Test func `a recipe in a video's description is one to check, with the video as its source`() async throws {
        let site = Self.site()
        let path = try Self.saying(Self.info(site, description: Self.description))
        let (item, recipe, source) = try await imported(path, of: site)
        #expect(item.status == .pendingReview)
        #expect(item.guesses.filter { $0.reason == .video }.map(\.field) == [.ingredients, .steps, .title])
        let found = try #require(recipe)
        #expect(found.title == "Best soup")
        #expect(found.ingredients.map(\.line.text) == ["1 l water", "2 onions", "3 carrots"])
        #expect(found.steps.count == 2)
        #expect(
            found.source == RecipeSource(type: .video, url: "http://localhost:\(site.port)/watch?v=1", name: "A Cook")
        )
        #expect(found.imageSource == "http://localhost:\(site.port)/thumbnail.jpg")
        #expect(source.contains("Subscribe!"))
    }

    @Test func `a description that leads to the recipe is followed to it`() async throws {
        let site = Self.site()
        // The name is another one, so that it is another site.
        let links = "My knife: http://localhost:\(site.port)/knife\nFull recipe: http://127.0.0.1:\(site.port)/soup."
        let path = try Self.saying(Self.info(site, description: links))
        let (item, _, _) = try await imported(path, of: site)
        #expect(item.problem?.code == "no_recipe", "an address inside is not followed")
        #expect(
            VideoText.links(in: links, of: "http://localhost:\(site.port)/x") == ["http://127.0.0.1:\(site.port)/soup"]
        )
        let other = links.replacing("localhost", with: "shop.example").replacing("127.0.0.1", with: "LOCALHOST")
        let info = Self.info(site, description: other).replacing("http://localhost", with: "http://tube.example")
        let (second, recipe, _) = try await imported(try Self.saying(info), of: site)
        #expect(second.status == .pendingReview && recipe?.title == "Soup")
        #expect(recipe?.source.type == .url && recipe?.source.url == "http://LOCALHOST:\(site.port)/soup")
        #expect(recipe?.notes == "Video: http://tube.example:\(site.port)/watch?v=1")
        #expect(!site.requests.contains { $0.contains("/knife") }, "the line that speaks of a recipe comes first")
    }

    @Test func `what is said in a video is read where nothing is written`() async throws {
        let site = Self.site()
        let address = "http://localhost:\(site.port)/captions"
        let more =
            #","language":"en","automatic_captions":{"en":[{"ext":"json3","url":"x"},{"ext":"vtt","url":"\#(address)"}]}"#
        let path = try Self.saying(Self.info(site, description: "Enjoy!", more: more))
        let (item, recipe, source) = try await imported(path, of: site)
        #expect(item.status == .pendingReview)
        #expect(recipe?.ingredients.map(\.line.text) == ["1 l water", "2 onions"])
        #expect(recipe?.steps.map(\.text) == ["Boil the onions & the water."])
        #expect(source.components(separatedBy: "hello and welcome").count == 2, "\(source)")
    }

    @Test(arguments: [
        ("sys.stdout.write('[' * 5000000)", "video_failed"), ("print('null')", "video_failed"),
        ("os.kill(os.getpid(), 11)", "video_failed"), ("time.sleep(60)", "video_failed"),
        ("while True: sys.stdout.write('x' * 65536)", "video_failed"),
        ("a = 'x' * 3000000000; print('{}')", "video_failed"),
        ("os.write(os.open('file', os.O_CREAT | os.O_WRONLY), b'x'); print('{}')", "video_failed"),
        (#"print("ERROR: Unsupported URL: x", file=sys.stderr); sys.exit(1)"#, "no_recipe"),
        ("print('{}')", "no_recipe"),
    ])
    func `a program that breaks, does not end or says anything costs its import only`(
        _ lines: String,
        _ code: String
    ) async throws {
        let (item, recipe, _) = try await imported(try Self.program(lines), patience: .seconds(3))
        #expect(item.status == .failed && recipe == nil)
        #expect(item.problem?.code == code)
        #expect(item.problem?.next != nil)
    }

    @Test func `a video is said to be one where the program is missing`() async throws {
        for path in [nil, "/nowhere/yt-dlp"] {
            let (item, _, _) = try await imported(path)
            #expect(item.problem?.code == "no_video_reader")
            #expect(item.problem?.next == "Open the video, copy its description and paste it here.")
        }
        let (plain, _, _) = try await imported(nil, at: "/plain")
        #expect(plain.problem?.code == "no_recipe")
        let (blocked, _, _) = try await imported(nil, at: "/blocked")
        #expect(blocked.problem?.code == "page_blocked")
    }

    @Test func `the program decides what pages that say nothing, or nothing to programs, are`() async throws {
        let site = Self.site()
        let info = Self.info(site, description: Self.description)
        // It is asked not to look for videos on pages that say nothing of one.
        let lines = "print(r'''\(info)''') if option('--ies') == 'default,-generic' else sys.exit(1)"
        for page in ["/plain", "/blocked"] {
            let (item, _, _) = try await imported(try Self.program(lines), at: page, of: site)
            #expect(item.status == .pendingReview, "\(page)")
        }
        let (item, _, _) = try await imported(try Self.program(lines), of: site)
        #expect(item.problem?.code == "video_failed")
        let (plain, _, _) = try await imported(try Self.program("sys.exit(1)"), at: "/plain", of: site)
        #expect(plain.problem?.code == "no_recipe", "a program that is broken makes no page a video")
        let known = #"print("ERROR: [tube] 1: Private video", file=sys.stderr); sys.exit(1)"#
        let (blocked, _, _) = try await imported(try Self.program(known), at: "/blocked", of: site)
        #expect(blocked.problem?.code == "video_failed")
    }

    @Test func `the program has no way out but the proxy, and that does not lead inside`() async throws {
        let site = Self.site()
        // What it fetches goes through the proxy if it is told of one, as yt-dlp has it.
        let lines = """
            import base64, urllib.parse
            way, target = option('--proxy'), ('127.0.0.1', \(site.port))
            proxy = urllib.parse.urlparse(way or '')
            s = socket.create_connection((proxy.hostname, proxy.port) if way else target)
            if way:
                secret = base64.b64encode(f'{proxy.username}:{proxy.password}'.encode()).decode()
                s.sendall(f'CONNECT 127.0.0.1:{target[1]} HTTP/1.1\\r\\nProxy-Authorization: Basic {secret}\\r\\n\\r\\n'.encode())
                status = s.recv(1000).split()[1].decode()
            if not way or status == '200':
                s.sendall(b'GET /secret HTTP/1.1\\r\\n\\r\\n')
                status = s.recv(1000).decode()
            seen = sorted(os.environ) + sys.argv[1:] + os.listdir('.') + sorted(os.listdir('/proc/self/fd'))
            print(json.dumps({'title': status, 'description': 'Ingredients\\n1 egg\\n2 onions\\n\\nMethod\\nBoil. ' + ' '.join(seen)}))
            """
        let (item, recipe, source) = try await imported(try Self.program(lines), of: site)
        #expect(item.title == "403")
        #expect(recipe != nil)
        #expect(!site.requests.contains { $0.contains("/secret") })
        let seen =
            "HOME LC_ALL PATH PYTHONDONTWRITEBYTECODE YTDLP_NO_PLUGINS --ignore-config --config-locations - 0 1 2 3 4"
        #expect(source.contains(seen), "\(source)")
    }

    @Test(.enabled(if: ChildProgram.find("yt-dlp") != nil))
    func `yt-dlp itself knows its options, and goes through the proxy`() async throws {
        let pool = ThreadPool(name: "video-test", threads: 1, .media)
        defer { pool.stop() }
        let client = Client(loop: TestLoop.shared, settings: .outbound, outbound: OutboundGuard())
        let program = VideoProgram(path: ChildProgram.find("yt-dlp"), client: client, pool: pool)
        await #expect(throws: VideoError.unknown) {
            try await program.info(of: "https://127.0.0.1/it's", isVideo: false)
        }
        do {
            _ = try await program.info(of: "https://127.0.0.1/it's", isVideo: true)
            Issue.record("it was fetched")
        } catch {
            guard case .failed(let words) = error else { throw error }
            #expect(words.contains("403 Refused"), "\(words)")
        }
    }

    @Test func `subtitles that people have written, in the household's language, are read first`() throws {
        let text = """
            {"language":"it","subtitles":{"fr":[{"ext":"vtt","url":"fr"}],"de-AT":[{"ext":"srt","url":"de"}]},
            "automatic_captions":{"it":[{"ext":"vtt","url":"it"}],"it-orig":[{"ext":"vtt","url":"orig"}],
            "de":[{"ext":"vtt","url":"auto"}],"en":[{"ext":"ttml","url":"none"}]}}
            """
        let info = try JSONReader.read(VideoInfo.self, from: Array(text.utf8))
        #expect(
            info.captions(
                in: [Language(rawValue: "de"), Language(rawValue: "en"), Language(rawValue: "fr")].compactMap(\.self)
            ).map(\.url) == ["de", "fr", "it", "orig", "auto"]
        )
    }
}

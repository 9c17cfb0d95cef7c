import Loop
import Media
import Testing

@testable import RecipeService

/// What `larder doctor` says of programs that are not there.
@Suite struct WeaknessTests {
    private let pool = ThreadPool(name: "weakness-test", threads: 1, .media)

    @Test func `a program for pictures that is missing is named in one line`() async {
        defer { pool.stop() }
        let found = await MediaCheck(Media(path: "/nowhere/larder-media", pool: pool)).weaknesses()
        #expect(found.map(\.words) == ["Pictures cannot be taken in: larder-media is not there."])
    }

    @Test func `a program for videos that is missing, or does not work, is named, unless it is off`() async {
        defer { pool.stop() }
        func words(_ path: String?, isOff: Bool = false) async -> [String] {
            let check = VideoCheck(settings: VideoSettings(path: path, isOff: isOff), pool: pool)
            return await check.weaknesses().map(\.words)
        }
        let missing = ["Descriptions of videos cannot be read: yt-dlp is not there."]
        #expect(await words(nil) == missing)
        #expect(await words("/nowhere/yt-dlp") == missing)
        #expect(await words("/bin/false") == ["Descriptions of videos cannot be read: /bin/false does not work."])
        #expect(await words("/bin/true") == [])
        #expect(await words(nil, isOff: true) == [])
    }
}

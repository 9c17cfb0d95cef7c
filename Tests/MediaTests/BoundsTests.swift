import Glibc
import Loop
import Media
import TestSupport
import Testing

@Suite struct BoundsTests {
    @Test func `a file that takes more memory than allowed ends its process only`() async throws {
        let limits = MediaLimits(megabytes: 400, seconds: 20, pixels: 100_000_000, pages: 1)
        let photo = try TestCard().file()
        await #expect(throws: MediaError.self) {
            try await media.webp(
                photo,
                sizes: [1920],
                limits: MediaLimits(megabytes: 1, seconds: 20, pixels: 100_000_000, pages: 1)
            )
        }
        #expect(try await media.webp(photo, sizes: [320], limits: limits).count == 1)
    }

    @Test func `a program that does not end is ended`() async throws {
        let stub = try script("#!/bin/sh\nread -r line\nexec sleep 60\n")
        defer { unlink(stub) }
        let slow = Media(path: stub, pool: ThreadPool(name: "media", threads: 1, .media))
        let limits = MediaLimits(megabytes: 100, seconds: 0, pixels: 1, pages: 1)
        await expect(.timeout) { try await slow.webp([1], sizes: [1], limits: limits) }
    }

    @Test func `a program that breaks says so`() async throws {
        let stub = try script("#!/bin/sh\nkill -SEGV $$\n")
        defer { unlink(stub) }
        let broken = Media(path: stub, pool: ThreadPool(name: "media", threads: 1, .media))
        await expect(.crashed) { try await broken.webp([UInt8](repeating: 1, count: 1 << 20), sizes: [1]) }
    }

    @Test func `a program without end is cut off`() async throws {
        let stub = try script("#!/bin/sh\nexec cat /dev/zero\n")
        defer { unlink(stub) }
        let loud = Media(path: stub, pool: ThreadPool(name: "media", threads: 1, .media))
        await expect(.tooLarge) { try await loud.webp([1], sizes: [1]) }
    }

    @Test func `a program that is not installed is said to be missing`() async {
        let nothing = Media(path: "/nowhere/larder-media", pool: ThreadPool(name: "media", threads: 1, .media))
        #expect(!nothing.isInstalled)
        #expect(media.isInstalled)
        await expect(.missing) { try await nothing.languages() }
    }

    @Test func `the program inherits no descriptor and no variable`() async throws {
        let stub = try script(
            """
            #!/bin/sh
            echo "$(ls /proc/self/fd | tr '\\n' ' ') $(env | cut -d= -f1 | sort | tr '\\n' ' ')" >&2
            exit 3
            """
        )
        defer { unlink(stub) }
        setenv("LARDER_TEST_SECRET", "s3cret", 1)
        defer { unsetenv("LARDER_TEST_SECRET") }
        // Not closed when a program is started, as some libraries' are not.
        let leak = open("/dev/null", O_RDONLY)
        defer { close(leak) }
        let program = Media(path: stub, pool: ThreadPool(name: "media", threads: 1, .media))
        do {
            _ = try await program.languages()
            Issue.record("it answered")
        } catch {
            // The fourth is the folder that is listed.
            #expect(error.detail.contains(" 0 1 2 3  LC_ALL MALLOC_ARENA_MAX OMP_THREAD_LIMIT PWD "), "\(error)")
        }
    }

    @Test func `the languages that are installed are told`() async throws {
        #expect(try await media.languages().contains("eng"))
    }

    private func script(_ text: String) throws -> String {
        let path = "/tmp/larder-media-stub-\(getpid())-\(UInt64.random(in: 0 ... .max))"
        let file = try #require(fopen(path, "w"))
        fputs(text, file)
        fclose(file)
        chmod(path, 0o700)
        return path
    }
}

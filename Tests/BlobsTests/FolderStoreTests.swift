import Blobs
import Foundation
import Loop
import Testing

@Suite struct FolderStoreTests {
    private func withStore(_ body: (FolderStore, String) async throws -> Void) async throws {
        let folder = NSTemporaryDirectory() + "larder-blobs-\(UUID())"
        let pool = ThreadPool(name: "blobs", threads: 1)
        defer {
            pool.stop()
            try? FileManager.default.removeItem(atPath: folder)
        }
        try await body(FolderStore(folder, pool: pool), folder)
    }

    @Test func `a file comes back as it was, and is for this user only`() async throws {
        try await withStore { store, folder in
            let key = BlobKey("a1", "b-2", "320.webp")
            #expect(try await store.bytes(at: key) == nil)
            try await store.put([1, 2, 3], at: key)
            try await store.put([1, 2, 3], at: key)
            #expect(try await store.bytes(at: key) == [1, 2, 3])
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/a1/b-2/320.webp")
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a1/b-2") == ["320.webp"])
        }
    }

    @Test func `with the last file of a folder the folder goes, and what is not there can be removed`() async throws {
        try await withStore { store, folder in
            try await store.put([1], at: BlobKey("a", "b", "1"))
            try await store.put([2], at: BlobKey("a", "c", "1"))
            try await store.remove(BlobKey("a", "b", "1"))
            try await store.remove(BlobKey("a", "b", "1"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a") == ["c"])
            try await store.remove(BlobKey("a", "c", "1"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        }
    }

    @Test func `a link in the place of a file is not followed`() async throws {
        try await withStore { store, folder in
            try await store.put([1], at: BlobKey("a", "1"))
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/a/2", withDestinationPath: "/etc/hostname")
            await #expect(throws: BlobError.self) { try await store.bytes(at: BlobKey("a", "2")) }
        }
    }

    @Test func `a key that leads elsewhere cannot be made`() async {
        await #expect(processExitsWith: .failure) { _ = BlobKey("..", "passwd") }
        await #expect(processExitsWith: .failure) { _ = BlobKey("a/b") }
    }
}

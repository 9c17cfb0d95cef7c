import Blobs
import CSodium
import Crypto
import Foundation
import HTTP
import Loop
import Synchronization
import TestSupport
import Testing
import Values

@Suite struct ObjectStoreTests {
    private static let secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"

    private func withStore(_ body: (ObjectStore, Bucket) async throws -> Void) async throws {
        let bucket = Bucket(secret: Self.secret)
        defer { bucket.stop() }
        let client = Client(loop: TestLoop.shared, settings: ClientSettings(retries: 0))
        let place = ObjectStore.Place(
            endpoint: "http://127.0.0.1:\(bucket.port)",
            bucket: "larder",
            prefix: "pictures/v1",
            signature: RequestSignature(region: "eu-test-1", keyID: "AKIDEXAMPLE", secret: Secret(Self.secret))
        )
        try await body(ObjectStore(place, client: client), bucket)
        client.close()
    }

    @Test func `files are kept, read and removed by signed requests under the prefix`() async throws {
        try await withStore { store, bucket in
            let key = BlobKey("h1", "p1", "320.webp")
            #expect(try await store.bytes(at: key) == nil)
            let file = [UInt8]((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
            try await store.put(file, at: key)
            #expect(bucket.keys == ["/larder/pictures/v1/h1/p1/320.webp"])
            #expect(try await store.bytes(at: key) == file)
            try await store.remove(key)
            #expect(try await store.bytes(at: key) == nil)
            #expect(bucket.refusals == [])
        }
    }

    @Test func `an object store that refuses is an error that names its reason`() async throws {
        try await withStore { store, bucket in
            bucket.expect(secret: "another")
            do {
                try await store.put([1], at: BlobKey("a"))
                Issue.record("it was kept")
            } catch {
                #expect("\(error)".contains("403") && "\(error)".contains("SignatureDoesNotMatch"))
            }
        }
    }
}

/// A little object store, which checks every request's signature as AWS describes it (Signature Version 4).
private final class Bucket: Sendable {
    private struct State {
        var secret: String
        var files: [String: [UInt8]] = [:]
        var refusals: [String] = []
    }

    private let listener = TestListener()
    private let state: Mutex<State>

    var port: Int { listener.port }
    var keys: [String] { state.withLock { $0.files.keys.sorted() } }
    var refusals: [String] { state.withLock { $0.refusals } }

    init(secret: String) {
        state = Mutex(State(secret: secret))
        listener.serve { [self] connection in serve(connection) }
    }

    func stop() { listener.stop() }

    func expect(secret: String) { state.withLock { $0.secret = secret } }

    private func serve(_ connection: TestConnection) {
        var bytes: [UInt8] = []
        while true {
            guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
                guard let more = connection.receive() else { return }
                bytes += more
                continue
            }
            let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
            var headers: [String: String] = [:]
            for line in lines.dropFirst() {
                guard let colon = line.firstIndex(of: ":") else { continue }
                headers[line[..<colon].lowercased()] = line[line.index(after: colon)...]
                    .trimmingCharacters(in: .whitespaces)
            }
            let length = headers["content-length"].flatMap { Int($0) } ?? 0
            while bytes.count < end.upperBound + length {
                guard let more = connection.receive() else { return }
                bytes += more
            }
            let body = Array(bytes[end.upperBound..<end.upperBound + length])
            bytes = Array(bytes[(end.upperBound + length)...])
            let words = lines[0].split(separator: " ").map(String.init)
            let (status, answer) = act(words[0], words[1], headers, body)
            connection.send("HTTP/1.1 \(status) x\r\nContent-Length: \(answer.count)\r\n\r\n")
            connection.send(answer)
        }
    }

    private func act(
        _ method: String,
        _ path: String,
        _ headers: [String: String],
        _ body: [UInt8]
    ) -> (Int, [UInt8]) {
        state.withLock { state in
            guard let given = headers["authorization"], isRight(given, method, path, headers, body, state.secret) else {
                state.refusals.append("\(method) \(path) \(headers)")
                return (403, Array("<Error><Code>SignatureDoesNotMatch</Code></Error>".utf8))
            }
            switch method {
            case "PUT":
                state.files[path] = body
                return (200, [])
            case "GET": return state.files[path].map { (200, $0) } ?? (404, Array("<Error/>".utf8))
            case "DELETE": return (state.files.removeValue(forKey: path) == nil ? 404 : 204, [])
            default: return (405, [])
            }
        }
    }

    private func isRight(
        _ given: String,
        _ method: String,
        _ path: String,
        _ headers: [String: String],
        _ body: [UInt8],
        _ secret: String
    ) -> Bool {
        func part(_ name: String) -> String {
            given.components(separatedBy: "\(name)=").last?.components(separatedBy: ",").first ?? ""
        }
        let scope = part("Credential").components(separatedBy: "/")
        let signed = part("SignedHeaders")
        guard given.hasPrefix("AWS4-HMAC-SHA256 "), scope.count == 5, scope[0] == "AKIDEXAMPLE",
            scope[2...] == ["eu-test-1", "s3", "aws4_request"], let date = headers["x-amz-date"],
            signed.contains("host"), headers["x-amz-content-sha256"] == SHA256.hash(body).hex,
            signed.contains("x-amz-content-sha256")
        else { return false }
        let names = signed.components(separatedBy: ";")
        let canonical =
            [method, path, ""] + names.map { "\($0):\(headers[$0] ?? "")" } + ["", signed, SHA256.hash(body).hex]
        let text = [
            "AWS4-HMAC-SHA256", date, scope[1...].joined(separator: "/"),
            SHA256.hash(canonical.joined(separator: "\n")).hex,
        ]
        var key = Array("AWS4\(secret)".utf8)
        for word in scope[1...] { key = hmac(key, Array(word.utf8)) }
        return part("Signature") == hmac(key, Array(text.joined(separator: "\n").utf8)).hex
    }

    private func hmac(_ key: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
        var state = crypto_auth_hmacsha256_state()
        var mark = [UInt8](repeating: 0, count: 32)
        crypto_auth_hmacsha256_init(&state, key, key.count)
        crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
        crypto_auth_hmacsha256_final(&state, &mark)
        return mark
    }
}

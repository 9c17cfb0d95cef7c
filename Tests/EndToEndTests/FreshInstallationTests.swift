import Foundation
import HTTP
import TestSupport
import Testing

/// What a Larder that has just been started is: nobody's, and no place to leave files at.
@Suite(.serialized) struct FreshInstallationTests {
    @Test(.timeLimit(.minutes(2)))
    func `a fresh installation has no account, and no password that others have opens it`() async throws {
        try await withLarder { probe, data in
            let census = try await Census(folder: data)
            #expect(try await census.count(of: "account_user") == 0, "nobody has been here")
            // Those of others' manuals; after a few more wrong ones than these an address has to wait.
            for name in ["admin", "admin@example.com", "changeme@example.com", "admin@localhost", "root", "larder"] {
                for password in ["admin", "password", "MyPassword", "changeme"] {
                    let body = try JSONSerialization.data(withJSONObject: ["email": name, "password": password])
                    let reply = try await probe.send("POST", "/api/v1/auth/sign-in", body: Array(body))
                    #expect(reply.status == 401, "\(name) with \(password): \(reply.status)")
                }
            }
            #expect(try await census.count(of: "account_user") == 0, "and nobody has come of it")
            await census.close()
        }
    }

    @Test(.timeLimit(.minutes(2)))
    func `only pictures and imports can be uploaded: any other body is JSON or a form and no file`()
        async throws
    {
        try await withLarder { probe, _ in
            let document = try await probe.document()
            let mine = try await Fixture(probe)
            let known: Set = ["application/json", "application/merge-patch+json", "application/x-www-form-urlencoded"]
            var asked = 0
            for operation in document.operations where !operation.bodies.isEmpty {
                let types = Set(operation.bodies.keys)
                let takesPictures = ["putRecipePicture", "putMemberPicture"].contains(operation.id)
                // Files that are only read, and never given back as what they say that they are.
                let takesFiles = ["createImport", "putImportPart"].contains(operation.id)
                #expect(takesPictures || takesFiles || types.isSubset(of: known), "\(operation)")
                for upload in try Upload.all(example: operation.body.map(document.example) ?? [String: Any]()) {
                    let reply = try await probe.send(
                        operation.method,
                        mine.path(operation),
                        token: mine.token,
                        body: upload.body,
                        type: upload.type,
                        headers: upload.headers
                    )
                    asked += 1
                    // What is not for users, or not set up, does not even say so much; a token is looked at first.
                    var statuses: Set<Int> = operation.needsToken ? [415] : [400, 401, 404, 415, 422]
                    // What only says that it is a picture is none.
                    if takesPictures, upload.type.hasPrefix("image/") { statuses = [422] }
                    if operation.id == "createImport", upload.type.hasPrefix("multipart/") { statuses = [202, 422] }
                    if operation.id == "putImportPart", upload.type == "application/octet-stream" { statuses = [422] }
                    #expect(statuses.contains(reply.status), "\(operation) took \(upload.what): \(reply.status)")
                }
            }
            #expect(asked > 100, "only \(asked) uploads were tried")
        }
    }
}

/// A body that is something else than JSON.
private struct Upload {
    let what: String
    let type: String
    let body: [UInt8]
    var headers = Headers()

    static func all(example: Any) throws -> [Upload] {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 64)
        let part = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.svg\"\r\n\r\n<svg/>\r\n--x--\r\n"
        let json = Array(try JSONSerialization.data(withJSONObject: example))
        return [
            Upload(what: "a picture", type: "image/png", body: png),
            Upload(what: "a drawing", type: "image/svg+xml", body: Array("<svg onload=\"alert(1)\"/>".utf8)),
            Upload(what: "a page", type: "text/html", body: Array("<script>alert(1)</script>".utf8)),
            Upload(what: "a form with a file", type: "multipart/form-data; boundary=x", body: Array(part.utf8)),
            Upload(what: "an archive", type: "application/zip", body: [0x50, 0x4B, 3, 4]),
            Upload(what: "bytes", type: "application/octet-stream", body: json),
            Upload(
                what: "packed JSON",
                type: "application/json",
                body: json,
                headers: ["Content-Encoding": "gzip"]
            ),
        ]
    }
}

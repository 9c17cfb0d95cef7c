import HTTP
import RecipeAPI
import TestSupport
import Testing
import Values

/// A form with files, and its header.
func importForm(
    _ files: [(name: String, bytes: [UInt8])],
    fields: [(name: String, value: String)] = []
) -> ([UInt8], Headers) {
    var body: [UInt8] = []
    for field in fields {
        body += Array("--b\r\nContent-Disposition: form-data; name=\"\(field.name)\"\r\n\r\n\(field.value)\r\n".utf8)
    }
    for file in files {
        let head = "--b\r\nContent-Disposition: form-data; name=\"files\"; filename=\"\(file.name)\"\r\n\r\n"
        body += Array(head.utf8) + file.bytes + Array("\r\n".utf8)
    }
    return (body + Array("--b--\r\n".utf8), ["Content-Type": "multipart/form-data; boundary=b"])
}

/// Has files imported; gives the import.
func sendFiles(
    _ files: [(name: String, bytes: [UInt8])],
    fields: [(name: String, value: String)] = [],
    _ client: TestClient
) async throws -> ImportID {
    let (body, headers) = importForm(files, fields: fields)
    let answer = await client.send(.post, "/api/v1/imports", bytes: body, headers: headers)
    #expect(answer.status == 202)
    return try answer.decode(ImportBody.self).id
}

import Foundation
import Testing

/// The container image is built from a part of the repository, so that part has to be enough for the package.
@Suite
struct ImageTests {
    @Test func `the image is built with every folder that the package names`() throws {
        let package = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let dockerfile = try String(contentsOf: root.appending(path: "Dockerfile"), encoding: .utf8)
        let folders = Set(package.matches(of: /path: "([^"\/]+)/).map { String($0.output.1) })
        #expect(folders.isSuperset(of: ["Shared", "Services", "Tests"]))
        for folder in folders {
            #expect(dockerfile.contains("\nCOPY \(folder) \(folder)\n"), "\(folder) is not copied")
        }
    }
}

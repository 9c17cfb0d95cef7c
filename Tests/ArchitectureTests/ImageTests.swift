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

    @Test func `the image has the resources of every target beside its executable`() throws {
        let package = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let dockerfile = try String(contentsOf: root.appending(path: "Dockerfile"), encoding: .utf8)
        #expect(package.matches(of: /\.copy\("/).count >= 3)
        #expect(dockerfile.contains("cp -r .build/release/*.resources /out/resources/\n"))
        #expect(dockerfile.contains("\nCOPY --from=build /out/resources/ /opt/larder/\n"))
        #expect(dockerfile.contains("\nENTRYPOINT [\"/opt/larder/service\"]"))
    }
}

import Database
import Events
import Foundation
import TestSupport
import Testing
import Values

@testable import Runtime

@Suite struct RolePasswordTests {
    @Test func `each role gets a password of its own, once, which only its user can read`() async throws {
        try await withTemporaryFolder { folder in
            try await withDatabase(.postgres, hasRowSecurity: false) { owner in
                let names = [uniqueName("first"), uniqueName("second")]
                for name in names { try await owner.execute("CREATE ROLE \(unescaped: RowSecurity.role(of: name))") }
                let passwords = RolePasswords(folder: folder + "/roles")
                var seen: [String] = []
                for _ in 0..<2 {
                    for name in names {
                        try await passwords.grant(to: name, on: owner)
                        let path = "\(folder)/roles/\(name)/password"
                        seen.append(try String(contentsOfFile: path, encoding: .utf8))
                        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
                        #expect(mode == 0o600)
                    }
                }
                // One that a careless hand has opened to everybody is closed again.
                let loose = "\(folder)/roles/\(names[0])/password"
                try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: loose)
                try await passwords.grant(to: names[0], on: owner)
                let mode = try FileManager.default.attributesOfItem(atPath: loose)[.posixPermissions] as? Int
                #expect(mode == 0o640)
                #expect(Set(seen).count == 2 && seen.allSatisfy { $0.count >= 32 })
                for name in names {
                    let row = try await owner.query(
                        "SELECT rolcanlogin, rolpassword FROM pg_authid WHERE rolname = \(RowSecurity.role(of: name))::name"
                    )[0]
                    #expect(try row.bool(0) && row.string(1).hasPrefix("SCRAM-SHA-256"))
                    try await owner.execute("DROP ROLE \(unescaped: RowSecurity.role(of: name))")
                }
                let path = "\(folder)/roles/\(names[0])/password"
                try "'; DROP SCHEMA".write(toFile: path, atomically: true, encoding: .utf8)
                await #expect(throws: StartError.self) { try await passwords.grant(to: names[0], on: owner) }
            }
        }
    }
}

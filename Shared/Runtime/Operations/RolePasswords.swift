import Crypto
import Database
import Glibc
import Values

/// The passwords with which the services' roles sign in, where each service has a connection of its own right.
///
/// Each lies in a file of its own, so that a container can be given its service's and no other.
struct RolePasswords {
    let folder: String

    /// Lets a service's role sign in with the password of its file, which is made if it is missing.
    func grant(to service: String, on owner: any SQLDatabase) async throws {
        let password = try password(of: service)
        let role = RowSecurity.role(of: ServiceDatabase.schema(of: service))
        // A password is no parameter of this statement; it is letters and digits of our own making, or refused.
        try await owner.execute("ALTER ROLE \(unescaped: role) LOGIN PASSWORD '\(unescaped: password)'")
    }

    private func password(of service: String) throws(StartError) -> String {
        let path = "\(folder)/\(service)/password"
        if let known = RolePasswords.read(path) {
            guard known.utf8.count >= 16, known.utf8.allSatisfy({ $0.isASCIILetterOrDigit || "-_".utf8.contains($0) })
            else {
                throw StartError("The password in \(path) must be at least 16 letters and digits.")
            }
            RolePasswords.keepFromOthers(path)
            return known
        }
        let password = Secret.random().exposed
        _ = mkdir(folder, 0o700)
        _ = mkdir("\(folder)/\(service)", 0o700)
        let file = try OperatorFile(making: path)
        try file.write(Array(password.utf8))
        try file.sync()
        return password
    }

    private static func read(_ path: String) -> String? {
        guard let file = try? OperatorFile(reading: path), let bytes = try? file.read(256) else { return nil }
        return String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
    }

    /// Takes everybody's right to read a password; a group's may be how another user's service comes to it.
    private static func keepFromOthers(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & 0o007 != 0 else { return }
        if chmod(path, status.st_mode & 0o770) == 0 {
            say("Every user of this machine could read \(path); now only its user and group can.")
        }
    }
}

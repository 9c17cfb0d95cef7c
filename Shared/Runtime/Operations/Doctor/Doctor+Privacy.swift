extension Doctor {
    /// Who besides this user may open the files; as they are, for a start takes these rights back.
    func privacy(of files: DataFolder) -> Finding { DoctorRules.privacy(files.loose, in: files.path) }
}

extension DoctorRules {
    /// Files that others may open.
    static func privacy(_ files: [LooseFile], in folder: String) -> Finding {
        guard let worst = files.max(by: { $0.openness < $1.openness }) else {
            return .good("Only this user can open the files in \(folder).")
        }
        let others = files.count == 1 ? "" : ", and \(files.count - 1) more"
        return .bad(
            "\(worst.path) (mode \(worst.octal)) can be opened by \(worst.readers)\(others).",
            """
            Anyone who can read the databases can sign tokens. Run chmod -R go= \(folder), or start Larder, which \
            does so for its own user's files; then run `larder rotate-keys` if others use this machine.
            """
        )
    }
}

/// Households of other people's, each with one of everything, made ahead while the replay asks its questions.
final class OtherHouseholds {
    private let stage: ReplayStage
    private var waiting: [Task<ReplayHousehold, any Error>] = []

    /// How many are made ahead.
    private static let ahead = 2

    init(_ stage: ReplayStage) { self.stage = stage }

    /// One that nobody has had yet.
    func next() async throws -> ReplayHousehold {
        while waiting.count <= OtherHouseholds.ahead {
            waiting.append(Task { [stage] in try await ReplayHousehold(stage, word: "Ordinary", hasPicture: false) })
        }
        return try await waiting.removeFirst().value
    }

    /// Waits until nothing is being made any more.
    func end() async {
        for household in waiting { _ = await household.result }
        waiting = []
    }
}

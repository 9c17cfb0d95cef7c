/// Where scores are highest together.
enum Run {
    /// The neighbouring elements with the greatest sum of scores, the first and the shortest of equal ones; nil if no score is positive.
    static func best(of scores: some RandomAccessCollection<Double>) -> (range: Range<Int>, sum: Double)? {
        var best: (range: Range<Int>, sum: Double)?
        var start = 0
        var sum = 0.0
        for (index, score) in scores.enumerated() {
            if sum <= 0 {
                sum = 0
                start = index
            }
            sum += score
            if sum > best?.sum ?? 0 { best = (start..<index + 1, sum) }
        }
        return best
    }
}

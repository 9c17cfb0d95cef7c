import FoundationEssentials
import Glibc
import Kitchen

/// How fast the engine is; each prints numbers for a script.
enum Measurements {
    /// Milliseconds of CPU from the start of the process until a first line is read, and megabytes of memory then.
    static func ready() {
        let line = IngredientParser().parse("2 cups flour, sifted")
        let category = Categorizer().classify("flour").category
        precondition(line.food != nil && category == .pantry)
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        let milliseconds = Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
        print(milliseconds, memory())
    }

    /// The process's proportional share of memory, in megabytes.
    private static func memory() -> Double {
        guard let file = fopen("/proc/self/smaps_rollup", "r") else { return 0 }
        defer { fclose(file) }
        var buffer = [CChar](repeating: 0, count: 256)
        while fgets(&buffer, 256, file) != nil {
            let words = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                .split(separator: " ")
            if words.first == "Pss:", words.count > 1, let kilobytes = Double(words[1]) { return kilobytes / 1024 }
        }
        return 0
    }

    private static func lines() -> [String] {
        var lines: [String] = []
        while let line = readLine() { lines.append(line) }
        return lines
    }

    /// Lines a second of this thread's CPU time, over at least two seconds.
    static func speed() {
        let lines = lines()
        let parser = IngredientParser()
        guard !lines.isEmpty else { return print(0) }
        var understood = 0
        var count = 0
        let start = cpu()
        while cpu() - start < 2 {
            for line in lines where parser.parse(line).food != nil { understood += 1 }
            count += lines.count
        }
        let seconds = cpu() - start
        print(Int(Double(count) / seconds), understood * 100 / count)
    }

    /// Milliseconds of CPU time for the consolidation of all lines at once: when they are new, and when their readings
    /// are known.
    static func consolidation() {
        let parser = IngredientParser()
        let shares = lines().enumerated().map { Contribution(line: parser.parse($1), source: $0) }
        // What a household says about a food makes its lines new.
        let stranger = Food(id: "stranger", name: "stranger", category: .other)
        let new = average(of: shares) { Consolidation(foods: FoodTable.standard.adding([stranger])) }
        let known = average(of: shares) { Consolidation() }
        print(new, known)
    }

    private static func average(
        of shares: [Contribution<Int>],
        in kitchen: () -> Consolidation
    ) -> Double {
        var rounds = 0
        let start = cpu()
        while cpu() - start < 2 {
            for _ in 0..<100 {
                guard let items = try? kitchen().items(shares), !items.isEmpty else { return 0 }
            }
            rounds += 100
        }
        return (cpu() - start) * 1000 / Double(rounds)
    }

    private static func cpu() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

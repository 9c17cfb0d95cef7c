import FoundationEssentials
import Glibc

/// The kitchen without a server, for `make eval` and `make bench`: reads one JSON object a line, writes one a line.
///
///     kitchen lines|names|recipes|shopping|consolidate|convert < questions > answers
///     kitchen ready                 what it takes until the engine has read its first line
///     kitchen speed < lines         lines read a second, on one thread
///     kitchen consolidation < lines how long the consolidation of these lines takes
@main
enum KitchenCommand {
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "lines": Answers.each(Answers.line)
        case "names": Answers.each(Answers.name)
        case "recipes": Answers.each(Answers.recipe)
        case "shopping": Answers.each(Answers.shopping)
        case "consolidate": Answers.each(Answers.consolidation)
        case "convert": Answers.each(Answers.conversion)
        case "ready": Measurements.ready()
        case "speed": Measurements.speed()
        case "consolidation": Measurements.consolidation()
        default:
            print("usage: kitchen lines|names|recipes|shopping|consolidate|convert|ready|speed|consolidation")
            exit(64)
        }
    }
}

import Glibc
public import JSON

/// A program beside the tests.
public func program(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/" + name
}

/// A recipe card that `recipe-cards` draws.
@JSONObject(.writtenOnly)
public struct TestCard: Sendable {
    /// `jpeg` or `pdf`.
    public var format: String = "jpeg"
    /// What is written large.
    public var title: String = "Pancakes"
    /// The ingredients with their heading first.
    public var ingredients: [String] = ["Ingredients", "200 g flour", "300 ml milk", "2 eggs", "1 pinch of salt"]
    /// The steps with their heading first.
    public var steps: [String] = ["Method", "Whisk everything to a batter.", "Fry thin pancakes in hot butter."]
    /// Whether the steps stand beside the ingredients.
    public var columns: Bool = false
    /// The family.
    public var font: String = "DejaVu Serif"
    /// In degrees, clockwise.
    public var angle: Double = 0
    /// How far pixels are off at most, of 255.
    public var noise: Int = 0
    /// Whether the light falls from one side.
    public var shadow: Bool = false
    /// Pixels of a line of text.
    public var size: Int = 36
    /// In pixels.
    public var width: Int = 1600
    /// In pixels.
    public var height: Int = 2000

    /// The file.
    public func file() throws -> [UInt8] {
        let (file, status) = try runProgram(program("recipe-cards"), input: jsonBytes())
        guard status == 0, !file.isEmpty else { throw CardError(status: status) }
        return file
    }
}

/// Runs a program; its output and its status.
public func runProgram(_ path: String, input: [UInt8]) throws -> (output: [UInt8], status: Int32) {
    let name = "/tmp/larder-media-test-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    defer { unlink(name) }
    guard let file = fopen(name, "w") else { throw CardError(status: errno) }
    _ = fwrite(input, 1, input.count, file)
    fclose(file)
    guard let stream = popen("'\(path)' < '\(name)'", "r") else { throw CardError(status: errno) }
    var (bytes, buffer): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 65_536))
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 { bytes += buffer[..<count] }
    return (bytes, pclose(stream))
}

/// A card could not be drawn.
public struct CardError: Error {
    /// The program's status.
    public let status: Int32
}

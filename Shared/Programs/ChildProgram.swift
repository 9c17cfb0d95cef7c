import CLinux
import Glibc
import Loop

/// A program that is run for one piece of work: what it is given on standard input, and what it says on standard output
/// and standard error.
///
/// It inherits no descriptor, no signal mask and no environment.
public struct ChildProgram: Sendable {
    /// How a run ended.
    public struct Outcome: Sendable {
        /// What it said on standard output.
        public var output: [UInt8] = []
        /// The first of its complaints.
        public var complaints: [UInt8] = []
        /// The exit status; nil if a signal ended it.
        public var status: Int32?
        /// The signal that ended it, or 0.
        public var signal: Int32 = 0
        /// Whether it was ended because its time was over.
        public var isLate = false
        /// Whether it said more than it may.
        public var isTooLong = false
    }

    /// Why a program did not run.
    public enum Failure: Error, Sendable {
        /// It cannot be started; the system's words for it.
        case missing(String)
        /// No descriptors are left.
        case busy
    }

    /// What a program may use that does not bound itself.
    public struct Bounds: Sendable {
        /// The memory that it may map, in MiB.
        public var megabytes: Int
        /// Its processor time in seconds.
        public var seconds: Int

        /// Bounds; it writes no file.
        public init(megabytes: Int, seconds: Int) {
            self.megabytes = megabytes
            self.seconds = seconds
        }
    }

    /// How many bytes of its complaints are kept.
    private static let mostComplaints = 4096

    /// Its path.
    public var path: String
    /// What follows its name.
    public var arguments: [String] = []
    /// The variables that it sees, as `NAME=value`.
    public var environment: [String] = []
    /// The folder that it is started in; nil for this process's.
    public var folder: String?
    /// What it may use; nil for a program that bounds itself.
    public var bounds: Bounds?
    /// How many bytes it may write to standard output.
    public var mostOutput: Int

    /// A program at a path.
    public init(path: String, mostOutput: Int) {
        self.path = path
        self.mostOutput = mostOutput
    }

    /// Runs it until a time in monotonic nanoseconds; blocks until it has ended, so it is called on a thread of a pool.
    public func run(input: [[UInt8]], until deadline: UInt64) throws(Failure) -> Outcome {
        var pipes = Pipes()
        guard pipes.isOpen else { throw .busy }
        defer { pipes.close() }
        let process = try start(pipes)
        if let bounds {
            // It has only just been started: what it does by itself until now takes neither memory nor time.
            larder_bound_process(process, rlim_t(bounds.megabytes) << 20, rlim_t(bounds.seconds))
        }
        pipes.closeTheirs()
        var outcome = Outcome()
        exchange(input, &pipes, &outcome, until: deadline)
        // What has written all it has to say ends by itself, or is ended.
        reap(process, &outcome, until: deadline)
        return outcome
    }

    private func start(_ pipes: Pipes) throws(Failure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (theirs, number) in zip([pipes.input.theirs, pipes.output.theirs, pipes.complaints.theirs], Int32(0)...) {
            posix_spawn_file_actions_adddup2(&actions, theirs, number)
        }
        if let folder { _ = larder_spawn_in(&actions, folder) }
        // defence: media-descriptors
        _ = larder_spawn_closing(&actions, 3)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        // Its own group, so that what it has started ends with it.
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var process = pid_t()
        let names = Self.copies(of: [path] + arguments)
        let variables = Self.copies(of: environment)
        defer { for text in names + variables { free(text) } }
        let status = posix_spawn(&process, path, &actions, &attributes, names, variables)
        guard status == 0 else { throw .missing("\(path): \(String(cString: strerror(status)))") }
        return process
    }

    /// The texts as C has them, to be freed, and a null pointer after them.
    private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }

    /// Writes what the program is given and reads what it says, until it says no more.
    private func exchange(_ input: [[UInt8]], _ pipes: inout Pipes, _ outcome: inout Outcome, until deadline: UInt64) {
        var (part, sent) = (0, 0)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while pipes.output.ours >= 0 {
            let now = monotonicNanoseconds()
            guard now < deadline else {
                outcome.isLate = true
                return
            }
            if part == input.count { pipes.closeInput() }
            var polled = [
                pollfd(fd: pipes.output.ours, events: Int16(POLLIN), revents: 0),
                pollfd(fd: pipes.complaints.ours, events: Int16(POLLIN), revents: 0),
                pollfd(fd: pipes.input.ours, events: Int16(POLLOUT), revents: 0),
            ]
            _ = poll(&polled, 3, Int32(clamping: (deadline - now) / 1_000_000 + 1))
            if polled[2].revents != 0, part < input.count {
                let rest = input[part].count - sent
                let count = input[part].withUnsafeBytes {
                    send(pipes.input.ours, $0.baseAddress.map { $0 + sent }, rest)
                }
                if count < 0 {
                    // It reads no more; what it says of that follows.
                    if errno != EAGAIN { part = input.count }
                } else {
                    sent += count
                    if sent == input[part].count { (part, sent) = (part + 1, 0) }
                }
            }
            if polled[1].revents != 0 {
                let count = read(pipes.complaints.ours, &buffer, buffer.count)
                if count > 0 {
                    let room = Self.mostComplaints - outcome.complaints.count
                    outcome.complaints += buffer[..<min(count, room)]
                } else if count == 0 {
                    pipes.closeComplaints()
                }
            }
            if polled[0].revents != 0 {
                let count = read(pipes.output.ours, &buffer, buffer.count)
                if count > 0 {
                    guard outcome.output.count + count <= mostOutput else {
                        outcome.isTooLong = true
                        return
                    }
                    outcome.output += buffer[..<count]
                } else if count == 0 {
                    pipes.closeOutput()
                }
            }
        }
    }

    /// A write to a pipe that nobody reads is an error and no signal.
    private func send(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        guard count > 0, let bytes else { return 0 }
        return larder_send(descriptor, bytes, count)
    }

    private func reap(_ process: pid_t, _ outcome: inout Outcome, until deadline: UInt64) {
        var status: Int32 = 0
        var killed = false
        while true {
            if !killed, outcome.isLate || outcome.isTooLong || monotonicNanoseconds() >= deadline {
                kill(-process, SIGKILL)
                killed = true
            }
            let ended = waitpid(process, &status, killed ? 0 : WNOHANG)
            if ended == process || ended < 0 && errno != EINTR { break }
            if ended == 0 { usleep(500) }
        }
        let signal = status & 0x7F
        outcome.signal = signal
        outcome.status = signal == 0 ? (status >> 8) & 0xFF : nil
    }
}

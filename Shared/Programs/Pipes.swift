import CLinux
import Glibc

/// The three pairs of connected sockets between a service and a program that it has started.
///
/// Sockets, because a write to one whose other end is gone can be told to raise no signal.
struct Pipes {
    /// A pair: this process's end, which does not block, and the program's.
    struct Pair {
        var ours: Int32 = -1
        var theirs: Int32 = -1

        init() {
            var ends: [Int32] = [-1, -1]
            // Both are closed in programs that are started at the same time; what is handed over is a copy.
            guard larder_socket_pair(&ends) == 0 else { return }
            (ours, theirs) = (ends[0], ends[1])
        }

        mutating func closeOurs() {
            if ours >= 0 { Glibc.close(ours) }
            ours = -1
        }

        mutating func closeTheirs() {
            if theirs >= 0 { Glibc.close(theirs) }
            theirs = -1
        }
    }

    var input = Pair()
    var output = Pair()
    var complaints = Pair()

    /// Whether the system had enough descriptors.
    var isOpen: Bool { input.ours >= 0 && output.ours >= 0 && complaints.ours >= 0 }

    /// The program has its own by now.
    mutating func closeTheirs() {
        input.closeTheirs()
        output.closeTheirs()
        complaints.closeTheirs()
    }

    /// There is no more for the program to read.
    mutating func closeInput() { input.closeOurs() }

    mutating func closeOutput() { output.closeOurs() }

    mutating func closeComplaints() { complaints.closeOurs() }

    mutating func close() {
        closeTheirs()
        closeInput()
        closeOutput()
        closeComplaints()
    }
}

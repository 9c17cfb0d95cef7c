import Glibc

/// Ends the program at once, from any thread.
///
/// Not by `exit`: its handlers would take libraries apart (OpenSSL cleans up after itself) while another thread still
/// connects to a database with them, which ends in a crash. Whatever must be kept has been written before this.
func leave(_ status: Int32) -> Never {
    fflush(nil)
    _exit(status)
}

/// Why a calculation with quantities failed.
public enum QuantityError: Error, Hashable, Sendable {
    /// The exact result overflows; it is never rounded or wrapped.
    case overflow
    /// Division by zero.
    case divisionByZero
    /// It would take more steps than its budget has.
    case tooMuchWork
    /// Nobody waits for the result any more.
    case abandoned
}

/// Why a calculation with quantities has no answer.
public enum QuantityError: Error, Hashable, Sendable {
    /// The exact result does not fit; it is never rounded or wrapped instead.
    case overflow
    /// Something was divided by zero.
    case divisionByZero
}

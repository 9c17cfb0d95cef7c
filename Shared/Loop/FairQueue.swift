/// A fair queue: takes turns between addresses, then between the accounts of each address; first in, first out within
/// an account.
///
/// An owner who queues a thousand elements does not delay others by more than one element. Adding and removing take
/// constant time.
public struct FairQueue<Element> {
    private struct Address {
        var accounts: [Int: FIFO<Element>] = [:]
        /// The accounts in the order of their turns.
        var turns = FIFO<Int>()
        var count = 0
    }

    private var addresses: [Int: Address] = [:]
    /// The addresses in the order of their turns.
    private var turns = FIFO<Int>()
    /// The elements while all have the same owner, which is the usual case: a plain queue.
    private var sole = FIFO<Element>()
    private var soleAddress = 0
    private var soleAccount = 0
    /// How many elements wait.
    public private(set) var count = 0

    /// An empty queue.
    public init() {}

    /// The owner of all elements, if they have one owner.
    var soleOwner: (address: Int, account: Int)? { sole.count > 0 ? (soleAddress, soleAccount) : nil }

    /// Whether it is empty.
    public var isEmpty: Bool { count == 0 }

    /// Adds an element after those of the same owner; nil is an owner, too.
    public mutating func append(_ element: Element, of owner: WorkOwner?) {
        // defence: fair-turns
        let (key, account) = (owner?.address ?? 0, owner?.account ?? 0)
        if addresses.isEmpty {
            if sole.count == 0 { (soleAddress, soleAccount) = (key, account) }
            if soleAddress == key && soleAccount == account {
                sole.append(element)
                count += 1
                return
            }
            spread()
        }
        if addresses[key] == nil { turns.append(key) }
        FairQueue.append(element, of: account, to: &addresses[key, default: Address()])
        count += 1
    }

    /// Moves the only owner's elements to the structure for several owners.
    private mutating func spread() {
        guard sole.count > 0 else { return }
        turns.append(soleAddress)
        for element in sole.elements {
            FairQueue.append(element, of: soleAccount, to: &addresses[soleAddress, default: Address()])
        }
        sole = FIFO()
    }

    private static func append(_ element: Element, of account: Int, to address: inout Address) {
        if address.accounts[account] == nil { address.turns.append(account) }
        address.accounts[account, default: FIFO()].append(element)
        address.count += 1
    }

    /// Removes and returns the next element, skipping owners for whom `isHeld` is true.
    public mutating func popFirst(
        unless isHeld: (_ address: Int, _ account: Int) -> Bool = { _, _ in false }
    ) -> Element? {
        if sole.count > 0 {
            guard !isHeld(soleAddress, soleAccount) else { return nil }
            count -= 1
            return sole.popFirst()
        }
        for _ in 0..<addresses.count {
            guard let key = turns.popFirst() else { return nil }
            let element = FairQueue.pop(from: &addresses[key, default: Address()]) { isHeld(key, $0) }
            if addresses[key]?.count == 0 { addresses[key] = nil } else { turns.append(key) }
            guard let element else { continue }
            count -= 1
            return element
        }
        return nil
    }

    private static func pop(from address: inout Address, unless isHeld: (Int) -> Bool) -> Element? {
        for _ in 0..<address.accounts.count {
            guard let key = address.turns.popFirst() else { return nil }
            guard !isHeld(key) else {
                address.turns.append(key)
                continue
            }
            let element = address.accounts[key, default: FIFO()].popFirst()
            if address.accounts[key]?.count == 0 { address.accounts[key] = nil } else { address.turns.append(key) }
            address.count -= 1
            return element
        }
        return nil
    }

    /// How many elements an owner's address has, and the owner alone.
    public func share(of owner: WorkOwner?) -> (address: Int, account: Int) {
        if sole.count > 0, soleAddress == owner?.address ?? 0 {
            return (sole.count, soleAccount == owner?.account ?? 0 ? sole.count : 0)
        }
        guard let address = addresses[owner?.address ?? 0] else { return (0, 0) }
        return (address.count, address.accounts[owner?.account ?? 0]?.count ?? 0)
    }

    /// Removes and returns the newest element of the owner who has most, to make room for another owner.
    ///
    /// Nil if nobody has more than `owner`, so that there is no room for their own element. Checks every owner, so it
    /// is for the rare case of a full queue.
    public mutating func dropNewest(for owner: WorkOwner?) -> Element? {
        spread()
        let own = share(of: owner)
        guard let (key, most) = addresses.max(by: { $0.value.count < $1.value.count }),
            let (account, _) = most.accounts.max(by: { $0.value.count < $1.value.count })
        else { return nil }
        let isOwnAddress = key == owner?.address ?? 0
        let theirs = most.accounts[account]?.count ?? 0
        guard isOwnAddress ? theirs > own.account + 1 : most.count > own.address + 1 else { return nil }
        count -= 1
        return FairQueue.dropNewest(of: account, from: &addresses[key, default: Address()])
    }

    private static func dropNewest(of account: Int, from address: inout Address) -> Element? {
        address.count -= 1
        let element = address.accounts[account, default: FIFO()].popLast()
        if address.accounts[account]?.count == 0 {
            address.accounts[account] = nil
            address.turns.removeAll { $0 == account }
        }
        return element
    }

    /// All elements, in no particular order.
    public func visitAll(_ body: (Element) -> Void) {
        sole.elements.forEach(body)
        for address in addresses.values {
            for account in address.accounts.values { account.elements.forEach(body) }
        }
    }

    /// The oldest element of each owner.
    public func forEachFirst(_ body: (Element) -> Void) {
        if let first = sole.first { body(first) }
        for address in addresses.values {
            for case let first? in address.accounts.values.map(\.first) { body(first) }
        }
    }
}

/// A set of a few members that has no raw value, as those of accessibility in SwiftUI: each member is a bit, and no
/// program sees which.
public protocol _BitSet: SetAlgebra, Sendable where Element == Self {
    /// The members as bits.
    var _bits: UInt64 { get set }
}

extension _BitSet {
    init(bit: Int) {
        self.init()
        _bits = 1 << UInt64(bit)
    }

    private func with(_ bits: UInt64) -> Self {
        var copy = self
        copy._bits = bits
        return copy
    }

    /// Whether all of another set's members are in the set.
    public func contains(_ member: Self) -> Bool { _bits & member._bits == member._bits }
    /// Returns the members of either set.
    public func union(_ other: Self) -> Self { with(_bits | other._bits) }
    /// Returns the members of both sets.
    public func intersection(_ other: Self) -> Self { with(_bits & other._bits) }
    /// Returns the members of one of the sets alone.
    public func symmetricDifference(_ other: Self) -> Self { with(_bits ^ other._bits) }
    /// Adds the members of another set.
    public mutating func formUnion(_ other: Self) { _bits |= other._bits }
    /// Keeps the members that are in another set, too.
    public mutating func formIntersection(_ other: Self) { _bits &= other._bits }
    /// Keeps the members that are in one of the sets alone.
    public mutating func formSymmetricDifference(_ other: Self) { _bits ^= other._bits }

    /// Adds members, and tells whether one of them is new.
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }

    /// Takes members out, and returns those that were in.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let gone = intersection(member)
        _bits &= ~member._bits
        return gone._bits == 0 ? nil : gone
    }

    /// Adds members, and returns those that were in already.
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known._bits == 0 ? nil : known
    }
}

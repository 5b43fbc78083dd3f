/// What events go to, one after the other. As UIKit's `UIResponder`.
@MainActor @preconcurrency
open class UIResponder: NSObjectProtocol {
    public init() {}

    /// Whom an event goes to that this does not take.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }

    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    @discardableResult
    open func resignFirstResponder() -> Bool { false }

    nonisolated open func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
    nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }
    nonisolated public func `self`() -> Self { self }
    nonisolated public func isProxy() -> Bool { false }
    nonisolated open var description: String { "<\(type(of: self)): \(UInt(bitPattern: ObjectIdentifier(self)))>" }
    nonisolated open var debugDescription: String { description }
}

extension UIResponder: Hashable {
    nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

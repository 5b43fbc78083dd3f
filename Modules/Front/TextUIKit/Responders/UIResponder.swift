import TextUICore

/// An object that events go to, one after the other. As UIKit's `UIResponder`. In text the first responder is the field
/// that has the focus.
@MainActor @preconcurrency
open class UIResponder: NSObjectProtocol {
    /// Makes a responder.
    public init() {}

    /// The responder that an event goes to if this one does not take it; nil at the end.
    open var next: UIResponder? { nil }

    /// Whether the object can have the focus; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object can give the focus away; true by default.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object has the focus.
    open var isFirstResponder: Bool { false }

    /// Asks for the focus; returns whether the object has it then.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives the focus away; returns whether the object has done so.
    @discardableResult
    open func resignFirstResponder() -> Bool { false }

    /// What a person does in the object. It is kept, and has no effect in text.
    open var userActivity: NSUserActivity?
    /// Goes on with an activity. Never called in text.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    /// Shows another keyboard, or another view in its place. Has no effect in text.
    open func reloadInputViews() {}

    /// Tells that fingers were put down. Never called in text, where what can be pressed is a control or has a gesture.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Tells that fingers were moved. Never called in text.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Tells that fingers were lifted. Never called in text.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Tells that the system took the fingers away. Never called in text.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Tells that the device began to be moved. Never called in text.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Tells that the device was moved, such as shaken. Never called in text.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Tells that the movement of the device was none. Never called in text.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Tells whether `object` is this one.
    nonisolated open func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
    /// The hash of the object's identity.
    nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }
    /// Returns the object.
    nonisolated public func `self`() -> Self { self }
    /// Returns false: an object stands for itself.
    nonisolated public func isProxy() -> Bool { false }
    /// The name of the type and the object's address.
    nonisolated open var description: String { "<\(type(of: self)): \(UInt(bitPattern: ObjectIdentifier(self)))>" }
    /// The name of the type and the object's address.
    nonisolated open var debugDescription: String { description }
}

extension UIResponder: Hashable {
    /// Tells whether two responders are the same object.
    nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

import TextUI

/// Two sides of views tied together. As UIKit's `NSLayoutConstraint`, for equality: one side is the other times
/// `multiplier` and `constant` points more.
///
/// Views are tied to their superview and to each other within one superview.
@MainActor @preconcurrency
open class NSLayoutConstraint {
    let first: LayoutSide
    let second: LayoutSide?
    public let multiplier: CGFloat
    open var constant: CGFloat { didSet { if constant != oldValue { holder?.setNeedsLayout() } } }
    open var identifier: String?
    private weak var holder: UIView?

    init(_ first: LayoutSide, equals second: LayoutSide?, multiplier: CGFloat = 1, constant: CGFloat) {
        self.first = first
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
    }

    open var firstItem: AnyObject? { first.view }
    open var secondItem: AnyObject? { second?.view }

    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { hold() } else { letGo() }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func hold() {
        guard let view = first.view else { return }
        let holder: UIView
        if let second {
            guard let other = second.view else { return }
            guard let common = Self.commonSuperview(view, other) else {
                preconditionFailure(
                    "\(type(of: view)) and \(type(of: other)) are tied together but are in no view in common: "
                        + "add them as subviews before the constraint is activated")
            }
            guard [view, other].allSatisfy({ (item: UIView) in item === common || item.superview === common }) else {
                preconditionFailure(
                    "\(type(of: view)) and \(type(of: other)) are tied together across several superviews, which is "
                        + "not supported here: tie a view to its superview or to another subview of that")
            }
            holder = common
        } else {
            holder = view
        }
        holder.heldConstraints.append(self)
        self.holder = holder
        holder.setNeedsLayout()
        view.superview?.setNeedsLayout()
    }

    private func letGo() {
        holder?.heldConstraints.removeAll { $0 === self }
        holder?.setNeedsLayout()
        first.view?.superview?.setNeedsLayout()
        holder = nil
    }

    private static func commonSuperview(_ a: UIView, _ b: UIView) -> UIView? {
        sequence(first: a, next: \.superview).first { b.isDescendant(of: $0) }
    }

    func concerns(_ view: UIView) -> Bool { first.view === view || second?.view === view }

    fileprivate func drop() { letGo() }
}

extension UIView {
    public var constraints: [NSLayoutConstraint] { heldConstraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// Undoes the ties of a subview that leaves.
    func dropConstraints(of view: UIView) {
        for constraint in heldConstraints where constraint.concerns(view) { constraint.drop() }
    }
}

/// A side, a middle or a length of a view that constraints name.
struct LayoutSide {
    enum Attribute {
        case start, end, center, length
    }

    weak var view: UIView?
    let axis: Axis
    let attribute: Attribute
    /// How far inside the view's own side this lies, for margins.
    var inset: CGFloat = 0
}

import TextUICore

/// A tie between two sides of views: the first is the second times `multiplier`, and `constant` points more, or is not
/// less or not more than that. As UIKit's `NSLayoutConstraint`.
///
/// What is required holds first. A wish of a lower priority decides what is open after that, the strongest first, within
/// the bounds of what is not less and not more. A wish that is not stronger than the size of contents (250) decides on
/// places alone, and such a bound on nothing.
///
/// Views are tied to each other within one superview, and to those around them; other ties stop the program with a
/// message that says so. Constants are taken as whole cells.
@MainActor @preconcurrency
open class NSLayoutConstraint {
    let first: LayoutSide
    let second: LayoutSide?
    /// How the two sides compare.
    public let relation: Relation
    /// How much the constraint counts beside others; `required` by default.
    open var priority = UILayoutPriority.required { didSet { if priority != oldValue { holder?.setNeedsLayout() } } }
    /// The factor of the second side.
    public let multiplier: CGFloat
    /// The distance, or the length, in points.
    open var constant: CGFloat { didSet { if constant != oldValue { holder?.setNeedsLayout() } } }
    /// A name for whoever looks for the constraint. Has no effect.
    open var identifier: String?
    private weak var holder: UIView?

    init(
        _ first: LayoutSide, _ relation: Relation = .equal, _ second: LayoutSide?, multiplier: CGFloat = 1,
        constant: CGFloat
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
    }

    /// The view of the first side.
    open var firstItem: AnyObject? { first.view }
    /// The view of the second side; nil where the constraint gives a length.
    open var secondItem: AnyObject? { second?.view }

    /// Whether the constraint holds. Views that have no superview in common cannot be tied.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { hold() } else { letGo() }
        }
    }

    /// Makes constraints hold.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Lets constraints go.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func hold() {
        guard let view = first.view, let holder = place(of: view) else { return }
        holder.heldConstraints.append(self)
        self.holder = holder
        holder.setNeedsLayout()
        view.superview?.setNeedsLayout()
    }

    /// The view whose layout the constraint is part of: that of the length alone, else the superview of the inner view.
    private func place(of view: UIView) -> UIView? {
        guard let second else { return view }
        guard let other = second.view else { return nil }
        if other === view { return view }
        guard let common = sequence(first: view, next: \.superview).first(where: { other.isDescendant(of: $0) }) else {
            preconditionFailure(
                "\(type(of: view)) and \(type(of: other)) are tied together but are in no view in common: "
                    + "add them as subviews before the constraint is activated")
        }
        if other === common { return view.superview }
        if view === common { return other.superview }
        guard view.superview === common, other.superview === common else {
            preconditionFailure(
                "\(type(of: view)) and \(type(of: other)) are tied together across several superviews, which is not "
                    + "supported here: tie a view to one around it, or to another subview of its superview")
        }
        return common
    }

    private func letGo() {
        holder?.heldConstraints.removeAll { $0 === self }
        holder?.setNeedsLayout()
        first.view?.superview?.setNeedsLayout()
        holder = nil
    }

    /// Whether it says something of one view alone: a length, or how its lengths go together.
    var isOwn: Bool { second == nil || second?.view === first.view }

    func concerns(_ view: UIView) -> Bool { first.view === view || second?.view === view }

    fileprivate func drop() { letGo() }
}

extension UIView {
    /// The constraints that hold between subviews of this view, and those of its own lengths.
    public var constraints: [NSLayoutConstraint] { heldConstraints }

    /// Makes a constraint hold, whichever view it belongs to.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Makes constraints hold.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Lets a constraint go.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Lets constraints go.
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
    /// The distance, inwards, from the view's own side, for margins.
    var inset: CGFloat = 0
}

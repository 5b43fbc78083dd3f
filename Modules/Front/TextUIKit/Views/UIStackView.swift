import TextUICore

/// Views in a row or a column, of which hidden ones take no room. As UIKit's `UIStackView`.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// A sharing of the room along the stack. `fillProportionally` has no effect in text: views take what they need.
    public enum Distribution: Int, Sendable {
        /// One view stretches, as content hugging says; all get the same; each its share; equal gaps; equal distances.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// A place of views across the stack.
    public enum Alignment: Int, Sendable {
        /// As wide or high as the stack; at its beginning; on one line; in the middle; at its end.
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// The upper side of a row.
        public static let top = Alignment.leading
        /// The lower side of a row.
        public static let bottom = Alignment.trailing
    }

    /// The views in the order of the stack.
    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    /// The direction of the stack: a row by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { setNeedsLayout() } }
    /// The sharing of the room along the stack: `fill` by default.
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    /// The place of the views across the stack: `fill` by default.
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    /// The gap between views, in points, of at least one cell where it is not 0. Views in a row are a column apart even
    /// at 0.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether the views keep clear of the layout margins; false by default.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
    /// Whether gaps are counted from baselines. Has no effect in text, where a line is a row.
    open var isBaselineRelativeArrangement = false

    /// A custom gap that means `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// A custom gap that means the system's, which is `spacing` in text.
    public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2

    /// Makes a row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end of the stack, and as a subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Puts a view into the stack at a place, and makes it a subview; constraints keep its frame from then on.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// Takes a view out of the stack; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }

    /// Takes a subview that leaves out of the stack.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the gap after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
        setNeedsLayout()
    }

    /// Returns the gap after a view, in points; `spacingUseDefault` where it has none of its own.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func gap(after view: UIView) -> CGFloat {
        guard let own = customSpacing[ObjectIdentifier(view)], own < Self.spacingUseSystem else { return spacing }
        return own
    }

    override func lowered() -> AnyView {
        let views = arrangedSubviews
        let stack = ArrangedView(StackArrangement(self, views)) {
            ForEach(views, id: \.self) { UIViewContent($0) }
        }
        return isLayoutMarginsRelativeArrangement
            ? AnyView(stack.padding(directionalLayoutMargins.insets)) : AnyView(stack)
    }
}

import TextUICore

/// A rectangle of the screen with subviews in it. As UIKit's `UIView`.
///
/// Its place is counted in points, of which a column has eight and a row sixteen; it goes by its frame and autoresizing
/// mask, or by constraints.
@MainActor @preconcurrency
open class UIView: UIResponder {
    let changes = Changes()
    /// The controller whose view this is.
    weak var controller: UIViewController?
    /// The window that shows this, where no superview says it.
    weak var shownBy: UIWindow?
    var heldConstraints: [NSLayoutConstraint] = []
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var gestures: [UIGestureRecognizer] = []
    private var rect: CGRect
    private var needsLayout = true

    /// The views in this one, the foremost last.
    public private(set) var subviews: [UIView] = []
    /// The view that this one is in; nil for a controller's topmost view and for a loose one.
    public private(set) weak var superview: UIView?

    private static let proxy = UIView(frame: .zero)

    /// The look of all views of the class. Has no effect in text.
    public class func appearance() -> UIView { proxy }
    /// The look of the views of the class in views of others. Has no effect in text.
    public class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIView { appearance() }

    /// Makes a view with a frame in points of its future superview.
    public init(frame: CGRect) {
        rect = frame
        super.init()
    }

    /// Makes a view without a size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Returns nil: there are no archives that views could come from.
    ///
    /// The second parameter keeps this from being an override that every subclass must have, as `init(coder:)` is on
    /// Apple's systems.
    public init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    // Looks and meaning.

    /// Whether the view is off the screen; in a stack it takes no room then.
    open var isHidden = false { didSet { if isHidden != oldValue { appearanceChanged() } } }
    /// What turns, stretches and moves the view as it is drawn. It is kept, and has no effect in text.
    open var transform = CGAffineTransform.identity
    /// The view's opacity from 0 to 1; at 0 it cannot be seen.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { appearanceChanged() } } }
    /// The colour behind the view's content; nil for none.
    open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { setNeedsDisplay() } } }
    /// The colour of controls in the view; nil for that of the surroundings.
    open var tintColor: UIColor! { didSet { if tintColor != oldValue { setNeedsDisplay() } } }
    /// Whether controls in the view take input; true by default.
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsDisplay() } }
    }
    /// The look that the view asks for. Has no effect in text: a terminal has its own colours.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The painting of the view's rectangle.
    open private(set) lazy var layer = CALayer(of: self)
    /// Whether the view covers everything behind it. Has no effect in text.
    open var isOpaque = true
    /// Whether subviews are cut off at the view's edges. Has no effect in text.
    open var clipsToBounds = false
    /// The way content follows the view's size. Has no effect in text.
    open var contentMode = ContentMode.scaleToFill
    /// A number by which `viewWithTag(_:)` finds the view; 0 by default.
    open var tag = 0
    /// The identifier by which tests and the json front name the view's element.
    open var accessibilityIdentifier: String? { didSet { setNeedsDisplay() } }
    /// The words by which the view's element is called, in the place of its text.
    open var accessibilityLabel: String? { didSet { setNeedsDisplay() } }
    /// The words of the view's value.
    open var accessibilityValue: String? { didSet { setNeedsDisplay() } }
    /// The words that say what the view is good for. Has no effect in text.
    open var accessibilityHint: String?
    /// What the view is to a person who does not see it. Has no effect in text, where each class says it.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Whether the view is an element of its own. In text it counts for pictures, which are hidden from reading
    /// otherwise.
    open var isAccessibilityElement = false
    /// The space that content keeps from the view's edges, in points: 8 at each side by default.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { setNeedsLayout() } }
    /// The layout margins in the direction of reading.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
                trailing: layoutMargins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }
    /// The space at the screen's edges that content keeps free: none in text.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The sides and lengths that follow the superview's size, while the frame is kept by hand.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews follow this view's size; true by default.
    open var autoresizesSubviews = true
    /// Whether the view goes by its frame, as it does by default; else by constraints.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { superview?.setNeedsLayout() } }

    /// A way that content follows its view's size. Has no effect in text.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    // Its place, in points.

    /// The view's place in its superview, in points. The front rounds it to whole cells.
    open var frame: CGRect {
        get { rect }
        set {
            guard newValue != rect else { return }
            move(to: newValue)
            superview?.changes.tell()
        }
    }

    /// The view's own rectangle, in points, whose origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: rect.size) }
        set { frame = CGRect(origin: rect.origin, size: newValue.size) }
    }

    /// The view's middle in its superview, in points.
    open var center: CGPoint {
        get { CGPoint(x: rect.midX, y: rect.midY) }
        set {
            frame = CGRect(
                x: newValue.x - rect.width / 2, y: newValue.y - rect.height / 2, width: rect.width, height: rect.height)
        }
    }

    /// Takes a place without telling who draws it: that is who asked for it.
    func move(to newRect: CGRect) {
        let old = rect.size
        rect = newRect
        guard newRect.size != old else { return }
        needsLayout = true
        guard autoresizesSubviews, old != .zero else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask != [] {
            view.move(to: view.autoresizingMask.resize(view.frame, from: old, to: newRect.size))
        }
    }

    // Its drawing.

    /// The SwiftUI view that stands on the screen for this one: always one element.
    func lowered() -> AnyView {
        let views = subviews
        return AnyView(
            ArrangedView(SubviewArrangement(self)) {
                ForEach(views, id: \.self) { UIViewContent($0) }
            })
    }

    /// Whether the content is text, which is shown whole where there is room, though the frame is narrower.
    var isTextual: Bool { false }
    /// Whether a stack gives the view more width than its content needs, before others.
    var stretches: Bool { type(of: self) == UIView.self }

    /// The room that the content needs, in points; `noIntrinsicMetric` along an axis where the content says nothing.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// A length that means that the content says nothing: -1.
    public static let noIntrinsicMetric: CGFloat = -1
    /// A size that asks for the least room.
    public static let layoutFittingCompressedSize = CGSize.zero
    static let layoutFittingUnlimitedSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// A size that asks for plenty of room.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the room that the view takes of `size`, in points: that of its content, else its present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width < 0 ? rect.width : intrinsic.width,
            height: intrinsic.height < 0 ? rect.height : intrinsic.height)
    }

    /// Takes the room that the content needs.
    open func sizeToFit() {
        frame = CGRect(origin: rect.origin, size: sizeThatFits(rect.size))
    }

    /// Tells that the content needs other room.
    open func invalidateIntrinsicContentSize() { setNeedsLayout() }
    /// Draws the view in the current context, behind its subviews: a class of the program's own overrides it. It is called
    /// for each frame in which the view is drawn, with the view's bounds, in points of whole cells.
    open func draw(_ rect: CGRect) {}
    /// Tells that the view looks different; it is drawn before the next frame.
    open func setNeedsDisplay() { changes.tell() }
    /// Tells that a part of the view looks different; all of it is drawn before the next frame.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Tells that subviews have to be placed anew, before the next frame.
    open func setNeedsLayout() {
        needsLayout = true
        changes.tell()
    }

    /// Places subviews now where that is due, and tells the controller before and after.
    open func layoutIfNeeded() {
        layOutOnce()
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Places subviews; a subclass that sets frames itself overrides it.
    open func layoutSubviews() {}
    /// Tells that the screen's traits have changed. Never called in text.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Makes constraints. Never called in text: make them where the subviews are made.
    open func updateConstraints() {}
    /// Does nothing in text.
    open func setNeedsUpdateConstraints() {}
    /// Does nothing in text.
    open func updateConstraintsIfNeeded() {}

    func layOutOnce() {
        guard needsLayout else { return }
        needsLayout = false
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    private func appearanceChanged() {
        setNeedsDisplay()
        superview?.setNeedsDisplay()
    }

    /// Returns the foremost view at a point of this view's bounds that takes input: this one, or one in it. In text only
    /// source asks, as keys and presses go to elements.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// Tells whether a point is in this view's bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view's controller, else its superview.
    open override var next: UIResponder? { controller ?? superview }

    // The hierarchy.

    /// The window that the view is in; nil off the screen.
    open var window: UIWindow? { superview?.window ?? shownBy }

    /// Tells that a subview has come.
    open func didAddSubview(_ subview: UIView) {}
    /// Tells that a subview is about to leave.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Tells that the view is about to come into a superview, or to leave one.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Tells that the view has come into a superview, or has left one.
    open func didMoveToSuperview() {}
    /// Tells that the view is about to come into a window, or to leave one.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Tells that the view has come into a window, or has left one.
    open func didMoveToWindow() {}

    /// Puts `view` among the subviews, from wherever it was.
    func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else {
            preconditionFailure("a view cannot be added to itself or to one of its own subviews")
        }
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(index, subviews.count))
            return setNeedsLayout()
        }
        let old = view.window
        view.willMove(toSuperview: self)
        view.detach()
        let new = window
        view.announceWindow(from: old, to: new)
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
        setNeedsLayout()
        view.windowChanged(from: old, to: new)
    }

    /// Takes the view out of its superview, with the constraints that tie it there.
    open func removeFromSuperview() {
        guard superview != nil else { return }
        let old = window
        willMove(toSuperview: nil)
        announceWindow(from: old, to: nil)
        controllersLeaveWindow(old)
        detach()
        didMoveToSuperview()
        windowChanged(from: old, to: nil)
    }

    private func detach() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        superview.dropConstraints(of: self)
        superview.setNeedsLayout()
        self.superview = nil
    }

    /// Comes into a window that shows this among SwiftUI's views, or leaves it.
    func enter(_ newWindow: UIWindow?) {
        let old = window
        guard old !== newWindow else { return }
        announceWindow(from: old, to: newWindow)
        shownBy = newWindow
        windowChanged(from: old, to: newWindow)
    }

    private func announceWindow(from old: UIWindow?, to new: UIWindow?) {
        guard old !== new else { return }
        willMove(toWindow: new)
        for view in subviews { view.announceWindow(from: old, to: new) }
    }

    func windowChanged(from old: UIWindow?, to new: UIWindow?) {
        guard old !== new else { return }
        didMoveToWindow()
        if new != nil { controller?.viewCameIntoWindow() }
        for view in subviews { view.windowChanged(from: old, to: new) }
    }

    private func controllersLeaveWindow(_ window: UIWindow?) {
        guard window != nil else { return }
        if let controller { return controller.viewLeavesWindow() }
        for view in subviews { view.controllersLeaveWindow(window) }
    }
}

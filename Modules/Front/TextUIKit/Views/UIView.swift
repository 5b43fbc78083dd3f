import TextUICore

/// A rectangle of the screen with what is in it. As UIKit's `UIView`.
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
    private var rect: CGRect
    private var needsLayout = true

    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?

    public init(frame: CGRect) {
        rect = frame
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// There are no archives here that views could come from; the second parameter keeps this from being an override
    /// that every subclass must have, as `init(coder:)` is on Apple's systems.
    public init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    // What a view says of itself.

    open var isHidden = false { didSet { if isHidden != oldValue { appearanceChanged() } } }
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { appearanceChanged() } } }
    open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { setNeedsDisplay() } } }
    open var tintColor: UIColor! { didSet { if tintColor != oldValue { setNeedsDisplay() } } }
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsDisplay() } }
    }
    open private(set) lazy var layer = CALayer(of: self)
    open var isOpaque = true
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var accessibilityIdentifier: String? { didSet { setNeedsDisplay() } }
    open var accessibilityLabel: String? { didSet { setNeedsDisplay() } }
    open var accessibilityValue: String? { didSet { setNeedsDisplay() } }
    open var accessibilityHint: String?
    open var isAccessibilityElement = false
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { setNeedsLayout() } }
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
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// How this follows its superview's size, while its frame is kept by hand.
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    /// Whether the frame is kept by hand; else constraints say it.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { superview?.setNeedsLayout() } }

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    // Where it is, in points.

    open var frame: CGRect {
        get { rect }
        set {
            guard newValue != rect else { return }
            move(to: newValue)
            superview?.changes.tell()
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: rect.size) }
        set { frame = CGRect(origin: rect.origin, size: newValue.size) }
    }

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

    // What it is drawn as.

    /// What stands on the screen for this view: always one element.
    func lowered() -> AnyView {
        let views = subviews
        return AnyView(
            ArrangedView(SubviewArrangement(self)) {
                ForEach(views, id: \.self) { UIViewContent($0) }
            })
    }

    /// The room that the contents need, in points; `noIntrinsicMetric` where there is nothing to go by.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    static let layoutFittingUnlimitedSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width < 0 ? rect.width : intrinsic.width,
            height: intrinsic.height < 0 ? rect.height : intrinsic.height)
    }

    open func sizeToFit() {
        frame = CGRect(origin: rect.origin, size: sizeThatFits(rect.size))
    }

    open func invalidateIntrinsicContentSize() { setNeedsLayout() }
    open func setNeedsDisplay() { changes.tell() }

    open func setNeedsLayout() {
        needsLayout = true
        changes.tell()
    }

    /// Lays out now what waits for it: tells the controller before and after.
    open func layoutIfNeeded() {
        layOutOnce()
        for view in subviews { view.layoutIfNeeded() }
    }

    open func layoutSubviews() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
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

    open override var next: UIResponder? { controller ?? superview }

    // The hierarchy.

    open var window: UIWindow? { superview?.window ?? shownBy }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
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

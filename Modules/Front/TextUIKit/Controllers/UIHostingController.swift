import TextUICore

/// A controller that shows a view of SwiftUI's in UIKit's hierarchy. As SwiftUI's `UIHostingController`.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view; setting another redraws it and keeps the state of what stays in place.
    open var rootView: Content { didSet { viewIfLoaded?.changes.tell() } }
    /// The sizes that follow the content; none by default.
    open var sizingOptions: UIHostingControllerSizingOptions = []

    /// The parts of the screen's edges that the view keeps clear of; without effect in text, where nothing covers them.
    public var safeAreaRegions = SafeAreaRegions.all

    /// Makes a controller that shows `rootView`.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: there are no archives that controllers could come from.
    public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }

    /// Returns nil, as `init(coder:rootView:)` does.
    public override init?(coder: NSCoder, _ nothing: Void = ()) { return nil }

    /// Makes the view that SwiftUI's views stand in.
    open override func loadView() {
        view = HostingView { [unowned self] in
            AnyView(self.rootView)
        } size: { [unowned self] in
            self.sizeThatFits(in: $0)
        }
    }

    /// Sets the navigation bar's hiding again, as SwiftUI does when its view comes in: a navigation controller that
    /// decides on the bar itself is asked.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let navigationController {
            navigationController.setNavigationBarHidden(navigationController.isNavigationBarHidden, animated: animated)
        }
    }

    /// Returns the room that the view takes of `size`, in points, which come to whole cells.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        let (width, height) = ViewMeasure.size(
            of: rootView, width: size.width < Self.unlimited ? Cells.columns(size.width) : nil,
            height: size.height < Self.unlimited ? Cells.rows(size.height) : nil)
        return CGSize(width: Cells.points(columns: width), height: Cells.points(rows: height))
    }

    private static var unlimited: CGFloat { 100_000 }

    /// Sets `preferredContentSize` where `sizingOptions` asks for it.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard sizingOptions.contains(.preferredContentSize) else { return }
        preferredContentSize = sizeThatFits(in: UIView.layoutFittingUnlimitedSize)
    }
}

/// A set of sizes that follow the content of a hosted view. As SwiftUI's `UIHostingControllerSizingOptions`; lengths
/// that constraints leave open follow it in any case.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits of the sizes.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The view's intrinsic size, which follows the content in any case.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The controller's preferred size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Stands for SwiftUI's views among UIKit's.
final class HostingView: UIView {
    private let content: @MainActor () -> AnyView
    private let size: @MainActor (CGSize) -> CGSize

    init(_ content: @escaping @MainActor () -> AnyView, size: @escaping @MainActor (CGSize) -> CGSize) {
        self.content = content
        self.size = size
        super.init(frame: UIScreen.main.bounds)
    }

    override var intrinsicContentSize: CGSize { size(Self.layoutFittingUnlimitedSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(size) }

    override func lowered() -> AnyView {
        AnyView(ArrangedView(HostedArrangement()) { content() })
    }
}

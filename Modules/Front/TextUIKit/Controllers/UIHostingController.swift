import TextUICore

/// Shows a view of SwiftUI's in UIKit's hierarchy. As SwiftUI's `UIHostingController`.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content { didSet { viewIfLoaded?.changes.tell() } }
    open var sizingOptions: UIHostingControllerSizingOptions = []

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    open override func loadView() {
        view = HostingView { [unowned self] in
            AnyView(self.rootView)
        } size: { [unowned self] in
            self.sizeThatFits(in: $0)
        }
    }

    /// SwiftUI sees to the bar when its view comes in, and so asks a navigation controller that decides on that itself.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let navigationController {
            navigationController.setNavigationBarHidden(navigationController.isNavigationBarHidden, animated: animated)
        }
    }

    /// The room that the view takes of `size`, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        let (width, height) = ViewMeasure.size(
            of: rootView, width: size.width < Self.unlimited ? Cells.columns(size.width) : nil,
            height: size.height < Self.unlimited ? Cells.rows(size.height) : nil)
        return CGSize(width: Cells.points(columns: width), height: Cells.points(rows: height))
    }

    private static var unlimited: CGFloat { 100_000 }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard sizingOptions.contains(.preferredContentSize) else { return }
        preferredContentSize = sizeThatFits(in: UIView.layoutFittingUnlimitedSize)
    }
}

/// Which sizes follow the content of a hosted view. As SwiftUI's `UIHostingControllerSizingOptions`; what constraints leave
/// open follows it in any case.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
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

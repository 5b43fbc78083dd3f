import TextUI

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
        view = HostingView { [unowned self] in AnyView(self.rootView) }
    }

    /// SwiftUI sees to the bar when its view comes in, and so asks a navigation controller that decides on that itself.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let navigationController {
            navigationController.setNavigationBarHidden(navigationController.isNavigationBarHidden, animated: animated)
        }
    }

    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// Text has no sizes of its own to follow; the names are there for source that names them.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Stands for SwiftUI's views among UIKit's.
final class HostingView: UIView {
    private let content: @MainActor () -> AnyView

    init(_ content: @escaping @MainActor () -> AnyView) {
        self.content = content
        super.init(frame: UIScreen.main.bounds)
    }

    override func lowered() -> AnyView {
        AnyView(ArrangedView(HostedArrangement()) { content() })
    }
}

import Foundation

@MainActor
open class UIResponder: NSObject {
    public nonisolated override init() {}
}

@MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    public nonisolated convenience override init() { fatalError() }
    open nonisolated func encode(with coder: NSCoder) {}

    open var window: UIWindow? { nil }
    open var isUserInteractionEnabled = true
    open var isHidden = false
    open var translatesAutoresizingMaskIntoConstraints = true

    open func addSubview(_ view: UIView) {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

    open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
}

@MainActor
open class UIWindow: UIView {
    public struct Level: Hashable, RawRepresentable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 0)
        public static func + (level: Level, difference: CGFloat) -> Level { level }
    }

    public init(windowScene: UIWindowScene) { fatalError() }
    public override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }

    open weak var windowScene: UIWindowScene?
    open var windowLevel = Level.normal
    open var rootViewController: UIViewController?
    open func makeKeyAndVisible() {}
}

@MainActor
open class UIWindowScene: UIResponder {}

@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    public init(style: Style) { fatalError() }
    public override init(frame: CGRect) { fatalError() }
    public required init(coder: NSCoder) { fatalError() }

    open func startAnimating() {}
    open func stopAnimating() {}
}

@MainActor
open class UITextField: UIView {
    public nonisolated class var textDidChangeNotification: Notification.Name { fatalError() }
}

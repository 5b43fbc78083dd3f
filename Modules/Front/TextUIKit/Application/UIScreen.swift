import TextUICore

/// The screen: as many points as its cells have. As UIKit's `UIScreen`.
@MainActor @preconcurrency
open class UIScreen {
    public static let main = UIScreen()

    public internal(set) var bounds: CGRect

    init() {
        let configuration = (try? FrontConfiguration.environment()) ?? FrontConfiguration()
        bounds = CGRect(
            x: 0, y: 0, width: Cells.points(columns: configuration.columns),
            height: Cells.points(rows: configuration.rows))
    }

    public var nativeBounds: CGRect { bounds }
    public var scale: CGFloat { 1 }
}

extension UIScreen {
    public var traitCollection: UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: .unspecified,
            horizontalSizeClass: Cells.columns(bounds.width) < 60 ? .compact : .regular,
            verticalSizeClass: .regular)
    }
}

extension UIViewController {
    public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}

extension UIView {
    public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}

import TextFronts
import TextUICore

/// The screen, in points: eight for each column of cells, sixteen for each row. As UIKit's `UIScreen`.
@MainActor @preconcurrency
open class UIScreen {
    /// The screen that the program is shown on.
    public static let main = UIScreen()

    /// The screen's rectangle, in points, as large as the front was when the program began.
    public internal(set) var bounds: CGRect

    init() {
        let configuration = (try? LaunchArguments().configuration()) ?? FrontConfiguration()
        bounds = CGRect(
            x: 0, y: 0, width: Cells.points(columns: configuration.columns),
            height: Cells.points(rows: configuration.rows))
    }

    /// The screen's rectangle in pixels, of which text has as many as points.
    public var nativeBounds: CGRect { bounds }
    /// The number of pixels to a point: 1.
    public var scale: CGFloat { 1 }
}

extension UIScreen: Hashable {
    /// Whether both are one screen.
    nonisolated public static func == (a: UIScreen, b: UIScreen) -> Bool { a === b }
    /// Hashes the screen by its identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIScreen {
    /// The screen's traits: compact across below 60 columns, regular from there on.
    public var traitCollection: UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: .unspecified,
            horizontalSizeClass: Cells.columns(bounds.width) < 60 ? .compact : .regular,
            verticalSizeClass: .regular, preferredContentSizeCategory: .large)
    }
}

extension UIViewController {
    /// The traits of the screen that the controller is on.
    public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}

extension UIView {
    /// The traits of the screen that the view is on.
    public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}

extension UIWindowScene {
    /// The traits of the screen that the scene is on.
    public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}

extension UITraitCollection {
    /// The traits of the screen.
    @MainActor @preconcurrency
    public static var current: UITraitCollection { UIScreen.main.traitCollection }
}

import TextHost
import TextUICore

extension SceneHost {
    /// Shows a controller as the root of a window, for tests:
    ///
    ///     let host = SceneHost(rootViewController: UINavigationController(rootViewController: HomeViewController()))
    ///     await host.settle()
    ///
    /// - Parameters:
    ///   - columns: The width in cells; the window's frame has eight points for each.
    ///   - rows: The height in cells; the window's frame has sixteen points for each.
    ///   - style: The way the screen is drawn: `plain`, the json front's, by default.
    ///   - locale: The locale of the environment; nil for the program's.
    ///   - timeZone: The time zone of the environment; nil for the system's.
    ///   - rootViewController: The controller to show.
    public convenience init(
        columns: Int = 80, rows: Int = 24, style: Style = .plain, locale: Locale? = nil, timeZone: TimeZone? = nil,
        rootViewController: UIViewController
    ) {
        let window = UIWindow(
            frame: CGRect(x: 0, y: 0, width: Cells.points(columns: columns), height: Cells.points(rows: rows)))
        window.rootViewController = rootViewController
        self.init(columns: columns, rows: rows, style: style, locale: locale, timeZone: timeZone, window: window)
    }

    /// Shows a window with its root controller, for tests.
    public convenience init(
        columns: Int = 80, rows: Int = 24, style: Style = .plain, locale: Locale? = nil, timeZone: TimeZone? = nil,
        window: UIWindow
    ) {
        self.init(columns: columns, rows: rows, style: style, locale: locale, timeZone: timeZone) {
            UIWindowView(window)
        }
    }
}

/// A view of SwiftUI's that shows a window, for programs that begin in SwiftUI and go on in UIKit.
///
/// TextUIKit's own: on Apple's systems a window stands beside SwiftUI's views.
public struct UIWindowView: View {
    private let window: UIWindow

    /// Makes a view that makes `window` key and visible when it appears, and hides it when it disappears.
    public init(_ window: UIWindow) {
        self.window = window
        window.isInView = true
    }

    /// The window's root controller, with everything that is presented over it.
    public var body: some View {
        ZStack { WindowContent(window) }
            .onAppear { window.makeKeyAndVisible() }
            .onDisappear { window.isHidden = true }
    }
}

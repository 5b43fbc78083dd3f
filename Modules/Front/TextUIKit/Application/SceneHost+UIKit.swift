import TextUICore

extension SceneHost {
    /// Shows a controller as the root of a window, for tests:
    ///
    ///     let host = SceneHost(rootViewController: UINavigationController(rootViewController: HomeViewController()))
    ///     await host.settle()
    public convenience init(
        columns: Int = 80, rows: Int = 24, style: Style = .plain, locale: Locale? = nil, timeZone: TimeZone? = nil,
        rootViewController: UIViewController
    ) {
        let window = UIWindow(
            frame: CGRect(x: 0, y: 0, width: Cells.points(columns: columns), height: Cells.points(rows: rows)))
        window.rootViewController = rootViewController
        self.init(columns: columns, rows: rows, style: style, locale: locale, timeZone: timeZone, window: window)
    }

    /// Shows a window, for tests.
    public convenience init(
        columns: Int = 80, rows: Int = 24, style: Style = .plain, locale: Locale? = nil, timeZone: TimeZone? = nil,
        window: UIWindow
    ) {
        self.init(columns: columns, rows: rows, style: style, locale: locale, timeZone: timeZone) {
            UIWindowView(window)
        }
    }
}

/// A window as a view: for programs that begin in SwiftUI and go on in UIKit.
public struct UIWindowView: View {
    private let window: UIWindow

    public init(_ window: UIWindow) {
        self.window = window
    }

    public var body: some View {
        ZStack { WindowContent(window) }
            .onAppear { window.makeKeyAndVisible() }
            .onDisappear { window.isHidden = true }
    }
}

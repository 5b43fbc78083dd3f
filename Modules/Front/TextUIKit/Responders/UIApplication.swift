import TextUICore

/// The running program: its delegate, its scene and its windows. As UIKit's `UIApplication`.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// A key of the options that a delegate is launched with. A program in a terminal is launched without any.
    public struct LaunchOptionsKey: Hashable, Sendable {
        let name: String
        /// The key of a link that the program was opened with.
        public static let url = LaunchOptionsKey(name: "url")
        /// The key of a quick action that the program was opened with.
        public static let shortcutItem = LaunchOptionsKey(name: "shortcutItem")
    }

    /// A key of the options of opening a link.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        let name: String
    }

    /// The state of a program. A program in a terminal is `active` from beginning to end.
    public enum State: Int, Sendable {
        /// In front and taking input; in front without input; not on the screen.
        case active, inactive, background
    }

    /// The program.
    public static let shared = UIApplication()

    let changes = Changes()
    /// The object that begins the program, and is kept for as long as the program runs.
    open var delegate: (any UIApplicationDelegate)?
    private var shown: [() -> UIWindow?] = []
    /// Whether the program makes its windows itself; an `App` has one of SwiftUI's.
    var makesWindows = false
    /// The window of an `App`.
    private lazy var appWindow = UIWindow(windowScene: scene)
    let scene = UIWindowScene(session: UISceneSession())

    /// The quick actions of the program's icon. They are kept, and have no effect in text.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// A link that came before there was a delegate to take it.
    var awaitingLink: URL?
    /// The windows on the screen, the foremost last: those of a higher level, and of one level the latest. An `App` has
    /// one of its own behind them, as large as the screen, without a controller.
    public var windows: [UIWindow] {
        let windows = shownWindows
        return makesWindows || windows.contains(where: \.isInView) ? windows : [appWindow] + windows
    }
    /// The window that was made key last; else that of an `App`, or the foremost. Nil while a program that makes its
    /// windows itself has none on the screen.
    public var keyWindow: UIWindow? {
        let windows = windows
        if let madeKey, windows.contains(madeKey) { return madeKey }
        return windows.first === appWindow ? appWindow : windows.last
    }
    private weak var madeKey: UIWindow?
    private var shownWindows: [UIWindow] {
        shown.compactMap { $0() }.enumerated()
            .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
    }
    /// The window that a program which makes its windows itself has as its screen.
    var ground: UIWindow? { shownWindows.last(where: \.covers) ?? shownWindows.first }
    /// The one scene that a terminal has, a `UIWindowScene`.
    public var connectedScenes: Set<UIScene> { [scene] }
    /// The session of the one scene.
    public var openSessions: Set<UISceneSession> { [scene.session] }
    /// The state of the program: always `active`.
    public var applicationState: State { .active }

    /// The address of the program's page in the system's settings, of which text has none: opening it shows the address.
    public static let openSettingsURLString = "app-settings:"

    /// Opens a URL: in text its address stands before the screen, to be read and copied.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: Has no effect in text.
    ///   - completion: Is told whether there is a screen.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        OpenURLAction.onLatestScreen?(url)
        completion?(OpenURLAction.onLatestScreen != nil)
    }

    /// Opens a URL, and returns whether there is a screen to show its address on.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        open(url, options: options, completionHandler: nil)
        return OpenURLAction.onLatestScreen != nil
    }

    /// Tells whether a URL can be opened: any that has a scheme.
    open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Whether the screen stays on while nobody types. Has no effect in text.
    open var isIdleTimerDisabled = false
    /// The number on the program's icon. Has no effect in text.
    open var applicationIconBadgeNumber = 0

    /// Sets the look of the status bar. Has no effect in text, which has none.
    @available(*, deprecated, message: "use UIViewController's preferredStatusBarStyle")
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// Hides or shows the status bar. Has no effect in text, which has none.
    @available(*, deprecated, message: "use UIViewController's prefersStatusBarHidden")
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    func show(_ window: UIWindow) {
        shown.removeAll { $0() == nil || $0() === window }
        shown.append { [weak window] in window }
        windowsChanged()
    }

    func makeKey(_ window: UIWindow) {
        madeKey = window
    }

    func hide(_ window: UIWindow) {
        shown.removeAll { $0() == nil || $0() === window }
        windowsChanged()
    }

    /// Tells the screen which windows stand before it.
    func windowsChanged() {
        let ground = makesWindows ? ground : nil
        let before = shownWindows.drop { ground != nil && $0 !== ground }.filter { $0 !== ground && !$0.isInView }
        ScreenWindow.all = before.compactMap { window in
            guard let shown = window as AnyObject as? any ShownWindow else { return nil }
            return ScreenWindow(
                id: ObjectIdentifier(window), covers: { [weak window] in window?.covers ?? false },
                content: { shown.content })
        }
        changes.tell()
    }

    /// The delegate, where it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Says on standard error what source asked for that cannot be, as UIKit's console does.
    static func complain(_ message: String) {
        FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(message)\n".utf8))
    }
}

extension UIApplication {
    /// The size of text that a person has asked for: `large`, that of one who has asked for none.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

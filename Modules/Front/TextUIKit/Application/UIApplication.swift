import TextUICore

/// The program. As UIKit's `UIApplication`.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, Sendable {
        let name: String
        public static let url = LaunchOptionsKey(name: "url")
    }

    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        let name: String
    }

    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public static let shared = UIApplication()

    let changes = Changes()
    /// The delegate is the program's own and lives as long as that.
    open var delegate: (any UIApplicationDelegate)?
    private var shown: [() -> UIWindow?] = []
    let scene = UIWindowScene(session: UISceneSession())

    /// The windows on the screen, the foremost last.
    public var windows: [UIWindow] { shown.compactMap { $0() } }
    public var keyWindow: UIWindow? { windows.last }
    public var connectedScenes: Set<UIScene> { [scene] }
    public var openSessions: Set<UISceneSession> { [scene.session] }
    public var applicationState: State { .active }

    func show(_ window: UIWindow) {
        hide(window)
        shown.append { [weak window] in window }
        changes.tell()
    }

    func hide(_ window: UIWindow) {
        shown.removeAll { $0() == nil || $0() === window }
        changes.tell()
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Says on standard error what source asked for that cannot be, as UIKit's console does.
    static func complain(_ message: String) {
        FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(message)\n".utf8))
    }
}

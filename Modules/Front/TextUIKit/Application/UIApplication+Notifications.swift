/// The names that UIKit's notifications have. A program in text is active from its start to its end and has no keyboard
/// on the screen: nothing posts them.
extension UIApplication {
    /// The name of a notification that nobody posts.
    nonisolated public static let didBecomeActiveNotification = name("ApplicationDidBecomeActive")
    /// The name of a notification that nobody posts.
    nonisolated public static let willResignActiveNotification = name("ApplicationWillResignActive")
    /// The name of a notification that nobody posts.
    nonisolated public static let didEnterBackgroundNotification = name("ApplicationDidEnterBackground")
    /// The name of a notification that nobody posts.
    nonisolated public static let willEnterForegroundNotification = name("ApplicationWillEnterForeground")
    /// The name of a notification that nobody posts.
    nonisolated public static let didFinishLaunchingNotification = name("ApplicationDidFinishLaunching")
    /// The name of a notification that nobody posts.
    nonisolated public static let willTerminateNotification = name("ApplicationWillTerminate")
    /// The name of a notification that nobody posts.
    nonisolated public static let didReceiveMemoryWarningNotification = name("ApplicationDidReceiveMemoryWarning")
    /// The name of a notification that nobody posts.
    nonisolated public static let significantTimeChangeNotification = name("ApplicationSignificantTimeChange")
    /// The name of a notification that nobody posts.
    nonisolated public static let userDidTakeScreenshotNotification = name("ApplicationUserDidTakeScreenshot")

    nonisolated private static func name(_ name: String) -> Notification.Name {
        Notification.Name("UI\(name)Notification")
    }
}

extension UIResponder {
    /// A key of what a notification tells.
    nonisolated public static let keyboardWillShowNotification = name("KeyboardWillShow")
    /// A key of what a notification tells.
    nonisolated public static let keyboardDidShowNotification = name("KeyboardDidShow")
    /// A key of what a notification tells.
    nonisolated public static let keyboardWillHideNotification = name("KeyboardWillHide")
    /// A key of what a notification tells.
    nonisolated public static let keyboardDidHideNotification = name("KeyboardDidHide")
    /// A key of what a notification tells.
    nonisolated public static let keyboardWillChangeFrameNotification = name("KeyboardWillChangeFrame")
    /// A key of what a notification tells.
    nonisolated public static let keyboardDidChangeFrameNotification = name("KeyboardDidChangeFrame")
    /// A key of what a notification tells.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// A key of what a notification tells.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// A key of what a notification tells.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    nonisolated private static func name(_ name: String) -> Notification.Name {
        Notification.Name("UI\(name)Notification")
    }
}

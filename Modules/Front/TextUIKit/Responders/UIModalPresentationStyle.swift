/// A way to put a controller before another. As UIKit's `UIModalPresentationStyle`: text has covers, which take the
/// whole screen, and sheets, which leave an edge of it.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A cover; the controller below disappears meanwhile.
    case fullScreen = 0
    /// A sheet.
    case pageSheet = 1
    /// A sheet.
    case formSheet = 2
    /// A cover; the controller below disappears meanwhile.
    case currentContext = 3
    /// A sheet.
    case custom = 4
    /// A cover; the controller below stays.
    case overFullScreen = 5
    /// A cover; the controller below stays.
    case overCurrentContext = 6
    /// A sheet: text has no popovers of UIKit's.
    case popover = 7
    /// A sheet: the answer of a delegate that wants no other style on a narrow screen.
    case none = -1
    /// A sheet; the usual style.
    case automatic = -2

    var coversAll: Bool {
        switch self {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
        case .pageSheet, .formSheet, .custom, .popover, .none, .automatic: false
        }
    }

    /// Whether the controller below leaves the screen meanwhile.
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// A movement of a presentation. As UIKit's `UIModalTransitionStyle`. Has no effect in text, which does not move.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

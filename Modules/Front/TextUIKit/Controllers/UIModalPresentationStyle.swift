/// How a controller is put before another. As UIKit's `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case automatic = -2

    var coversAll: Bool {
        switch self {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
        case .pageSheet, .formSheet, .custom, .popover, .automatic: false
        }
    }

    /// Whether the controller below leaves the screen meanwhile.
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// Text does not move; the names are there for source that names them.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

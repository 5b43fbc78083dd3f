/// A set of the screen's sides. As UIKit's `UIRectEdge`.
public struct UIRectEdge: OptionSet, Sendable {
    /// The bits of the sides.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper side.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left side.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower side.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right side.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four sides.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A look of the status bar. As UIKit's `UIStatusBarStyle`; a terminal has no status bar, so it has no effect in text.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// A way for the status bar to come and go. As UIKit's `UIStatusBarAnimation`; has no effect in text.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// A way to hold a device. As UIKit's `UIInterfaceOrientation`; a terminal does not turn.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the device stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of ways to hold a device. As UIKit's `UIInterfaceOrientationMask`; a terminal does not turn, so it has no
/// effect in text.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits of the orientations.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upright, with the top below.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// On its side, with the home button on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// On its side, with the home button on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Upright, or on either side.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// Every way.
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// A light or a dark look. As UIKit's `UIUserInterfaceStyle`; a terminal has its own colours, so the style of a screen
/// is `unspecified`.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// Much or little room along one axis. As UIKit's `UIUserInterfaceSizeClass`; a screen of less than 60 columns is
/// compact across.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// The traits of a screen. As UIKit's `UITraitCollection`; in text they do not change while the program runs.
public struct UITraitCollection: Hashable, Sendable {
    /// The look: `unspecified`, since a terminal has its own colours.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The room across: compact below 60 columns, else regular.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The room down: regular.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The size of text: large, that of a person who has asked for none.
    public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
}

extension UITraitCollection {
    /// Creates traits that say the look alone.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(
            userInterfaceStyle: userInterfaceStyle, horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified)
    }

    /// Creates traits that say the room across alone.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            userInterfaceStyle: .unspecified, horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .unspecified)
    }

    /// Creates traits that say the room down alone.
    public init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            userInterfaceStyle: .unspecified, horizontalSizeClass: .unspecified, verticalSizeClass: verticalSizeClass)
    }
}

/// The machine that the program runs on. As UIKit's `UIDevice`: a machine with a screen of text, which is of no Apple
/// idiom.
@MainActor @preconcurrency
open class UIDevice {
    /// The machine.
    public static let current = UIDevice()

    /// The machine's name in the network.
    public let name = ProcessInfo.processInfo.hostName
    /// “Terminal”.
    public let model = "Terminal"
    /// “Terminal”, in every language.
    public var localizedModel: String { model }
    /// “Linux”.
    public let systemName = "Linux"
    /// The version of the kernel, such as `6.1.0`.
    public let systemVersion: String

    private init() {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        systemVersion = "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The kind of device: `unspecified`.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// Whether programs run beside each other: true.
    public let isMultitaskingSupported = true
    /// Nil: a machine with a terminal has no such identifier.
    public let identifierForVendor: UUID? = nil

    /// Upright: a screen of text does not turn.
    public let orientation = UIDeviceOrientation.portrait
    /// Whether the program has asked to be told of turns.
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Asks to be told of turns, of which a terminal has none.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Asks no longer to be told of turns.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// Whether the program wants to know of the battery. Has no effect in text.
    public var isBatteryMonitoringEnabled = false
    /// The battery's state: `unknown`.
    public let batteryState = BatteryState.unknown
    /// The battery's charge: -1, which means unknown.
    public let batteryLevel: Float = -1
    /// Whether the program wants to know of an ear at the device. Has no effect in text.
    public var isProximityMonitoringEnabled = false
    /// Whether something is near the screen: false.
    public let proximityState = false

    /// A state of the battery. As UIKit's `UIDevice.BatteryState`.
    public enum BatteryState: Int, Sendable {
        /// Not known; discharging; charging; full.
        case unknown, unplugged, charging, full
    }

    /// The name of a notification of a turn, which is never posted in text.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// The name of a notification of the battery's charge, which is never posted in text.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// The name of a notification of the battery's state, which is never posted in text.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
}

/// A way to hold a device. As UIKit's `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is held upright, either way.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held on its side, either way.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can follow: upright or on its side.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// A kind of device. As UIKit's `UIUserInterfaceIdiom`; a program in a terminal has `unspecified`.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

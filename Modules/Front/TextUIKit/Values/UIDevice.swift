/// What the program runs on. As UIKit's `UIDevice`: a machine with a screen of text, which is of no Apple idiom.
@MainActor @preconcurrency
open class UIDevice {
    public static let current = UIDevice()

    public let name = ProcessInfo.processInfo.hostName
    public let model = "Terminal"
    public var localizedModel: String { model }
    public let systemName = "Linux"
    /// Such as `6.1.0`.
    public let systemVersion: String

    private init() {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        systemVersion = "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    public let userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public let isMultitaskingSupported = true
    /// Nothing says it.
    public let identifierForVendor: UUID? = nil

    /// Screens of text are not turned.
    public let orientation = UIDeviceOrientation.portrait
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    public var isBatteryMonitoringEnabled = false
    public let batteryState = BatteryState.unknown
    /// Unknown.
    public let batteryLevel: Float = -1
    public var isProximityMonitoringEnabled = false
    public let proximityState = false

    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
}

/// How a device is held. As UIKit's `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// A kind of device. As UIKit's `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

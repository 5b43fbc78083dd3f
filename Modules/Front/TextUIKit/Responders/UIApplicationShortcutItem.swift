import TextUICore

/// A quick action of a program's icon. As UIKit's `UIApplicationShortcutItem`; a program in text has no icon, so that
/// nobody chooses one.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
    /// The name by which the program knows the action.
    open var type: String
    /// The words of the action.
    open var localizedTitle: String
    /// Words below the title.
    open var localizedSubtitle: String?
    /// The picture beside the title.
    open var icon: UIApplicationShortcutIcon?
    /// Values that describe the action.
    open var userInfo: [String: any NSSecureCoding]?

    /// Makes a quick action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }
}

/// The picture of a quick action. As UIKit's `UIApplicationShortcutIcon`; without effect in text.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
    /// Makes a picture of a symbol.
    public init(systemImageName: String) {}
    /// Makes a picture of an image in the program's catalogue.
    public init(templateImageName: String) {}
    /// Makes a picture of the system.
    public init(type: IconType) {}

    /// A picture of the system. As UIKit's `UIApplicationShortcutIcon.IconType`.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }
}

/// A quick action that the program may change. As UIKit's `UIMutableApplicationShortcutItem`.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

extension UIApplication {
    /// Whether the program's icon may be changed for another: false in text.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the icon that is shown in place of the usual one: always nil in text.
    public var alternateIconName: String? { nil }

    /// Changes the program's icon. Text has none: `completionHandler` is told so.
    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }

    /// Changes the program's icon.
    ///
    /// - Throws: `CocoaError.featureUnsupported`, since text has none.
    public func setAlternateIconName(_ name: String?) async throws { throw CocoaError(.featureUnsupported) }
}

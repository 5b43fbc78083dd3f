/// The machine's settings for people who need it otherwise. As UIKit's `UIAccessibility`; a program in text cannot ask
/// its terminal, so all of it is off.
public enum UIAccessibility {
    /// A change that an assistive technology is told of.
    public struct Notification: Hashable, Sendable {
        let name: String
        /// Words that are to be said.
        public static let announcement = Notification(name: "announcement")
        /// A part of the screen is another.
        public static let layoutChanged = Notification(name: "layoutChanged")
        /// The screen is another.
        public static let screenChanged = Notification(name: "screenChanged")
    }

    /// False: a screen reader reads what the terminal shows, and says nothing of itself.
    public static let isVoiceOverRunning = false
    /// False: there is no way to know.
    public static let isReduceMotionEnabled = false
    /// False: there is no way to know.
    public static let isReduceTransparencyEnabled = false
    /// False: there is no way to know.
    public static let isBoldTextEnabled = false
    /// False: there is no way to know.
    public static let isInvertColorsEnabled = false
    /// False: there is no way to know.
    public static let isDarkerSystemColorsEnabled = false
    /// False: there is no way to know.
    public static let isSwitchControlRunning = false
    /// False: there is no way to know.
    public static let isAssistiveTouchRunning = false
    /// False: there is no way to know.
    public static let isSpeakScreenEnabled = false
    /// False: there is no way to know.
    public static let isSpeakSelectionEnabled = false
    /// False: there is no way to know.
    public static let isGrayscaleEnabled = false
    /// False: there is no way to know.
    public static let isShakeToUndoEnabled = false
    /// False: there is no way to know.
    public static let isOnOffSwitchLabelsEnabled = false
    /// False: there is no way to know.
    public static let isGuidedAccessEnabled = false
    /// False: there is no way to know.
    public static let isClosedCaptioningEnabled = false
    /// False: there is no way to know.
    public static let isMonoAudioEnabled = false
    /// False: there is no way to know.
    public static let isVideoAutoplayEnabled = false
    /// False: there is no way to know.
    public static let shouldDifferentiateWithoutColor = false
    /// False: there is no way to know.
    public static let prefersCrossFadeTransitions = false
    /// False: there is no way to know.
    public static let buttonShapesEnabled = false

    /// Tells nobody: a screen reader follows the text of the screen.
    public static func post(notification: Notification, argument: Any?) {}
}

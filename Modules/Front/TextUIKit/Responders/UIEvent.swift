/// Something that a person has done. As UIKit's `UIEvent`; in text only source makes one, as keys and presses go to the
/// elements of the screen.
@MainActor @preconcurrency
open class UIEvent {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
    }

    /// The kinds of movements and of buttons of a remote control.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
    }

    /// The kind of movement or button: `none`.
    open var subtype: EventSubtype { .none }
    /// The kind of the event: `touches`.
    open var type: EventType { .touches }

    /// Makes an event.
    public init() {}
}

/// Something that a person has done. As UIKit's `UIEvent`; in text only source makes one, as keys and presses go to the
/// elements of the screen.
@MainActor @preconcurrency
open class UIEvent {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
    }

    /// The kind of the event: `touches`.
    open var type: EventType { .touches }

    /// Makes an event.
    public init() {}
}

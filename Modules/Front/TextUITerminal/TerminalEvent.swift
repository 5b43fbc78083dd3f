/// An event of a terminal.
public enum TerminalEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(TerminalKey)
    /// The mouse did something.
    case mouse(TerminalMouse)
    /// Text that was pasted, with its lines ended by newlines. A long one comes in parts.
    case paste(String)
    /// The colour behind the text, as the terminal says when it is asked.
    case background(TerminalColor)
    /// The terminal takes pictures as sixels, as it says when it is asked.
    case takesSixels
    /// The terminal has answered all that it was asked.
    case answered
    /// The size has changed.
    case resized
    /// The program goes on after it was suspended: the contents of the screen are unknown.
    case resumed
    /// The input has ended, or a signal asks the program to end; no other event follows.
    case ended
}

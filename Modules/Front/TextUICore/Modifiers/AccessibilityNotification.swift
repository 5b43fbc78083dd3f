/// A change that an assistive technology is told of. As SwiftUI's `AccessibilityNotification`; nobody is told in text: a
/// screen reader follows the words of the screen.
public enum AccessibilityNotification {
    /// Words that are to be said.
    public struct Announcement: Sendable {
        /// Creates an announcement of a string.
        @_disfavoredOverload
        public init<S: StringProtocol>(_ string: S) {}
        /// Creates an announcement of words that are looked up.
        public init(_ key: LocalizedStringKey) {}
        /// Creates an announcement of words with attributes.
        public init(_ attributedString: AttributedString) {}
        /// Tells nobody.
        public func post() {}
    }

    /// A part of the screen is another.
    public struct LayoutChanged {
        /// Creates a notification of the element to go to.
        public init(_ element: Any? = nil) {}
        /// Tells nobody.
        public func post() {}
    }

    /// The screen is another.
    public struct ScreenChanged {
        /// Creates a notification of the element to go to.
        public init(_ element: Any? = nil) {}
        /// Tells nobody.
        public func post() {}
    }

    /// Another page is shown.
    public struct PageScrolled: Sendable {
        /// Creates a notification of the page's words.
        public init<S: StringProtocol>(_ string: S) {}
        /// Tells nobody.
        public func post() {}
    }
}

/// A closure with words, which a control or an entry of a menu runs. As UIKit's `UIAction`.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    /// The name of an action, by which a control replaces or removes it.
    public struct Identifier: Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Makes a name of a string, with a label.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of the action.
    public let identifier: Identifier
    /// The properties of the action.
    open var attributes: Attributes
    /// The mark beside the action, where it is an entry of a menu.
    open var state: State
    /// The control that ran the action last; nil where the program did.
    public private(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: The words.
    ///   - subtitle: Words below the title.
    ///   - image: The picture beside the title.
    ///   - identifier: The action's name; one that no other has by default.
    ///   - discoverabilityTitle: Has no effect in text.
    ///   - attributes: Whether the action is disabled, hidden or destroys something.
    ///   - state: Whether it has a tick.
    ///   - handler: The function that runs when the action is chosen.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.identifier = identifier ?? Identifier("action-\(UUID().uuidString)")
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func perform(from sender: AnyObject?) {
        self.sender = sender
        handler(self)
    }
}

/// A closure with words, which a control runs. As UIKit's `UIAction`.
@MainActor @preconcurrency
open class UIAction {
    /// The name of an action, by which a control replaces or removes it.
    public struct Identifier: Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Makes a name of a string, with a label.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// A set of an action's properties.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the properties.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The action cannot be chosen. Has no effect in text.
        public static let disabled = Attributes(rawValue: 1)
        /// The action deletes something: a button that is made of it has that role.
        public static let destructive = Attributes(rawValue: 2)
        /// The action is not shown. Has no effect in text.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// A mark beside an action. Has no effect in text.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// The words of the action, which a button that is made of it shows.
    open var title: String
    /// The picture of the action, which a button that is made of it shows.
    open var image: UIImage?
    /// The name of the action.
    public let identifier: Identifier
    /// The properties of the action.
    open var attributes: Attributes
    /// The mark beside the action. Has no effect in text.
    open var state: State
    /// The control that ran the action last; nil where the program did.
    public private(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    /// Makes an action.
    ///
    /// - Parameter identifier: The action's name; one that no other has by default.
    /// - Parameter discoverabilityTitle: Has no effect in text.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.identifier = identifier ?? Identifier("action-\(UUID().uuidString)")
    }

    func perform(from sender: AnyObject?) {
        self.sender = sender
        handler(self)
    }
}

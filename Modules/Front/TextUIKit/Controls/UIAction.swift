/// Something that a control does. As UIKit's `UIAction`.
@MainActor @preconcurrency
open class UIAction {
    public struct Identifier: Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    public enum State: Int, Sendable {
        case off, on, mixed
    }

    open var title: String
    open var image: UIImage?
    public let identifier: Identifier
    open var attributes: Attributes
    open var state: State
    /// The control that the action was sent by.
    public private(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

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

import TextUICore

/// The things that were copied last. As UIKit's `UIPasteboard`: each program has its own, since a terminal lends none.
@MainActor @preconcurrency
open class UIPasteboard {
    /// The program's usual pasteboard.
    public static let general = UIPasteboard(name: Name("com.apple.UIKit.pboard.general"))
    private static var others: [Name: UIPasteboard] = [:]

    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes the name of a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes the name of a string, without a label.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    private enum Item {
        case string(String)
        case url(URL)
        case image(UIImage)

        /// What `PasteButton` pastes; nil for an image without pixels.
        @MainActor var provider: NSItemProvider? {
            switch self {
            case .string(let string): NSItemProvider(transferring: string)
            case .url(let url): NSItemProvider(transferring: url)
            case .image(let image): image.pixels.map { _ in NSItemProvider(transferring: Image(uiImage: image)) }
            }
        }
    }

    /// The pasteboard's name.
    public let name: Name
    private var items: [Item] = [] { didSet { change() } }
    /// The number of times that something was copied.
    public private(set) var changeCount = 0

    private init(name: Name) {
        self.name = name
    }

    /// Returns the pasteboard of that name; nil where there is none and `create` is false.
    public static func named(_ name: Name, create: Bool) -> UIPasteboard? {
        if name == general.name { return general }
        if others[name] == nil, create { others[name] = UIPasteboard(name: name) }
        return others[name]
    }

    /// The name of the notification that something was copied, with the pasteboard as its object.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private func change() {
        changeCount += 1
        if self === Self.general { Pasteboard.general.copy(items.compactMap(\.provider)) }
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// The copied strings, an address as its words; nil where there are none. Setting it replaces everything.
    open var strings: [String]? {
        get {
            let strings = items.compactMap { item -> String? in
                switch item {
                case .string(let string): string
                case .url(let url): url.absoluteString
                case .image: nil
                }
            }
            return strings.isEmpty ? nil : strings
        }
        set { items = (newValue ?? []).map(Item.string) }
    }

    /// The first copied string; nil where there is none. Setting it replaces everything.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The copied addresses; nil where there are none. Setting it replaces everything.
    open var urls: [URL]? {
        get {
            let urls = items.compactMap { item in if case .url(let url) = item { url } else { nil } }
            return urls.isEmpty ? nil : urls
        }
        set { items = (newValue ?? []).map(Item.url) }
    }

    /// The first copied address; nil where there is none. Setting it replaces everything.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The copied pictures; nil where there are none. Setting it replaces everything.
    open var images: [UIImage]? {
        get {
            let images = items.compactMap { item in if case .image(let image) = item { image } else { nil } }
            return images.isEmpty ? nil : images
        }
        set { items = (newValue ?? []).map(Item.image) }
    }

    /// The first copied picture; nil where there is none. Setting it replaces everything.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The number of things that were copied together.
    open var numberOfItems: Int { items.count }
    /// Whether a string or an address was copied.
    open var hasStrings: Bool { strings != nil }
    /// Whether an address was copied.
    open var hasURLs: Bool { urls != nil }
    /// Whether a picture was copied.
    open var hasImages: Bool { images != nil }
}

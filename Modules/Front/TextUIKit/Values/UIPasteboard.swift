import TextUICore

/// What was copied last. As UIKit's `UIPasteboard`: each program has its own, as a terminal lends none.
@MainActor @preconcurrency
open class UIPasteboard {
    public static let general = UIPasteboard(name: Name("com.apple.UIKit.pboard.general"))
    private static var others: [Name: UIPasteboard] = [:]

    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    private enum Item {
        case string(String)
        case url(URL)
        case image(UIImage)
    }

    public let name: Name
    private var items: [Item] = [] { didSet { change() } }
    /// How often something was copied.
    public private(set) var changeCount = 0

    private init(name: Name) {
        self.name = name
    }

    /// The pasteboard of that name; nil where there is none and none is to be made.
    public static func named(_ name: Name, create: Bool) -> UIPasteboard? {
        if name == general.name { return general }
        if others[name] == nil, create { others[name] = UIPasteboard(name: name) }
        return others[name]
    }

    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private func change() {
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// Of an address it is its words.
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

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    open var urls: [URL]? {
        get {
            let urls = items.compactMap { item in if case .url(let url) = item { url } else { nil } }
            return urls.isEmpty ? nil : urls
        }
        set { items = (newValue ?? []).map(Item.url) }
    }

    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    open var images: [UIImage]? {
        get {
            let images = items.compactMap { item in if case .image(let image) = item { image } else { nil } }
            return images.isEmpty ? nil : images
        }
        set { items = (newValue ?? []).map(Item.image) }
    }

    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    open var numberOfItems: Int { items.count }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
}

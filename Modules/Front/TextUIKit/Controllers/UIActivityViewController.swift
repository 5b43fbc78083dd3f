import TextUICore

/// Gives things away, as UIKit's `UIActivityViewController`: a program in text has no one to give them to, so it shows
/// the words that would be given, to be copied.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// A way to give something away.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The bits of the set, or the name.
        public let rawValue: String
        /// Creates a value from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Copying: what a person does here by hand.
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// The way of that name; text does not offer it.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// The way of that name; text does not offer it.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        /// The way of that name; text does not offer it.
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        /// The way of that name; text does not offer it.
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    }

    /// Called when the words are no longer shown, with how they were given away, whether they were, and an error.
    public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    /// Ways that are not offered. In text none is.
    open var excludedActivityTypes: [ActivityType]?
    /// Told when the words are no longer shown, without a way of giving them.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Makes a controller that gives `activityItems` away.
    ///
    /// - Parameters:
    ///   - activityItems: The values to give away, such as strings and URLs.
    ///   - applicationActivities: The program's own ways, which text does not offer.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: no controller is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    /// Makes the view of the words that would be given.
    open override func loadView() {
        let items = items.map { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: nil)
                ?? source.activityViewControllerPlaceholderItem(self)
        }
        let words = items.map { item in
            switch item {
            case let text as String: text
            case let url as URL: url.absoluteString
            case is UIImage: "Image"
            default: "\(item)"
            }
        }
        view = HostingView {
            AnyView(
                VStack(alignment: .leading) {
                    ForEach(words.indices, id: \.self) { Text(verbatim: words[$0]) }
                })
        } size: {
            $0
        }
    }

    /// Tells that the words are no longer shown.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        completionWithItemsHandler?(nil, false, nil, nil)
    }
}

/// A program's own way to give something away, as UIKit's `UIActivity`. Text does not offer it.
@MainActor @preconcurrency
open class UIActivity {
    /// A way to give something away.
    public typealias ActivityType = UIActivityViewController.ActivityType

    /// Creates an activity.
    public init() {}
}

/// What is given away, made when it is asked for, as UIKit's `UIActivityItemSource`.
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
    /// Returns something of the kind that is given; text shows it where there is nothing else.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns what is given; text asks once, without a way.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns what it is about. Text does not ask.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Returns no words.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

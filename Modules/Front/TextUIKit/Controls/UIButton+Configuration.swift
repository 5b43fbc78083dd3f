extension UIButton {
    /// The content of a button. As UIKit's `UIButton.Configuration`; styles, sizes and corners look alike in text.
    public struct Configuration: Hashable, Sendable {
        /// A roundness of corners. Has no effect in text.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        /// A size of buttons. Has no effect in text.
        public enum Size: Int, Sendable {
            case large, medium, small, mini
        }

        /// The words of the button.
        public var title: String?
        /// Faint words in the row below.
        public var subtitle: String?
        /// The picture: a symbol is drawn as a sign before the words, other pictures where there are no words.
        public var image: UIImage?
        /// The space between picture and words, in points. Has no effect in text.
        public var imagePadding: CGFloat = 0
        /// The space between title and subtitle, in points. Has no effect in text.
        public var titlePadding: CGFloat = 0
        /// The colour of the words.
        public var baseForegroundColor: UIColor?
        /// The colour behind the words. Has no effect in text.
        public var baseBackgroundColor: UIColor?
        /// The space around the words, in points. Has no effect in text.
        public var contentInsets = NSDirectionalEdgeInsets.zero
        /// The roundness of the corners. Has no effect in text.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button. Has no effect in text.
        public var buttonSize = Size.medium
        /// Whether the button shows that work goes on. Has no effect in text.
        public var showsActivityIndicator = false

        /// The words of the title; their attributes are not kept.
        public var attributedTitle: AttributedString? {
            get { title.map { AttributedString($0) } }
            set { title = newValue.map { String($0.characters) } }
        }

        /// Returns a configuration, which looks like any other in text.
        public static func plain() -> Configuration { Configuration() }
        /// Returns a configuration, which looks like any other in text.
        public static func tinted() -> Configuration { Configuration() }
        /// Returns a configuration, which looks like any other in text.
        public static func gray() -> Configuration { Configuration() }
        /// Returns a configuration, which looks like any other in text.
        public static func filled() -> Configuration { Configuration() }
        /// Returns a configuration, which looks like any other in text.
        public static func borderless() -> Configuration { Configuration() }
        /// Returns a configuration, which looks like any other in text.
        public static func bordered() -> Configuration { Configuration() }
        /// Returns a configuration, which looks like any other in text.
        public static func borderedTinted() -> Configuration { Configuration() }
        /// Returns a configuration, which looks like any other in text.
        public static func borderedProminent() -> Configuration { Configuration() }
    }
}

import TextUICore

/// The preferred size of text. As UIKit's `UIContentSizeCategory`; has no effect in text: a cell has one size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name in archives.
    public let rawValue: String
    /// Makes a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(size: String) { self.init(rawValue: "UICTContentSizeCategory" + size) }

    /// Tells that a person has asked for another size. Nobody posts it in text, where the size stays.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// No size.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest usual size.
    public static let extraSmall = UIContentSizeCategory(size: "XS")
    /// The usual size below medium.
    public static let small = UIContentSizeCategory(size: "S")
    /// The usual size below large.
    public static let medium = UIContentSizeCategory(size: "M")
    /// The size of a person who has asked for none.
    public static let large = UIContentSizeCategory(size: "L")
    /// The first usual size above large.
    public static let extraLarge = UIContentSizeCategory(size: "XL")
    /// The second usual size above large.
    public static let extraExtraLarge = UIContentSizeCategory(size: "XXL")
    /// The largest usual size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(size: "XXXL")
    /// The smallest size for accessibility.
    public static let accessibilityMedium = UIContentSizeCategory(size: "AccessibilityM")
    /// The second size for accessibility.
    public static let accessibilityLarge = UIContentSizeCategory(size: "AccessibilityL")
    /// The third size for accessibility.
    public static let accessibilityExtraLarge = UIContentSizeCategory(size: "AccessibilityXL")
    /// The fourth size for accessibility.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(size: "AccessibilityXXL")
    /// The largest size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(size: "AccessibilityXXXL")

    /// The sizes, from the smallest to the largest.
    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among the sizes; nil without a size.
    private var order: Int? { Self.sizes.firstIndex(of: self) }

    /// Whether this is one of the sizes for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Compares by size. A category without a size is neither smaller nor larger than another.
    public static func < (a: Self, b: Self) -> Bool { order(a, b) { $0 < $1 } }
    /// Compares by size. A category without a size is neither smaller nor larger than another.
    public static func <= (a: Self, b: Self) -> Bool { order(a, b) { $0 <= $1 } }
    /// Compares by size. A category without a size is neither smaller nor larger than another.
    public static func > (a: Self, b: Self) -> Bool { order(a, b) { $0 > $1 } }
    /// Compares by size. A category without a size is neither smaller nor larger than another.
    public static func >= (a: Self, b: Self) -> Bool { order(a, b) { $0 >= $1 } }

    private static func order(_ a: Self, _ b: Self, _ holds: (Int, Int) -> Bool) -> Bool {
        guard let a = a.order, let b = b.order else { return false }
        return holds(a, b)
    }

    /// Makes the category of SwiftUI's size; nil is not specified.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        let index = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
        self = index.map { Self.sizes[$0] } ?? .unspecified
    }

    /// Makes the category of SwiftUI's own; nil is not specified.
    public init(_ sizeCategory: ContentSizeCategory?) {
        let index = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
        self = index.map { Self.sizes[$0] } ?? .unspecified
    }

    /// The value at the category's place among those of another type; nil without a size.
    fileprivate func value<Size: CaseIterable>(among type: Size.Type) -> Size? {
        order.map { Array(Size.allCases)[$0] }
    }
}

extension DynamicTypeSize {
    /// Creates the size of UIKit's category; nil where that is not specified.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.value(among: Self.self) else { return nil }
        self = size
    }
}

extension ContentSizeCategory {
    /// Creates the category of UIKit's; nil where that is not specified.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let category = uiSizeCategory.value(among: Self.self) else { return nil }
        self = category
    }
}

extension UITraitCollection {
    /// Creates traits that say the size of text alone.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(
            userInterfaceStyle: .unspecified, horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
            preferredContentSizeCategory: preferredContentSizeCategory)
    }
}

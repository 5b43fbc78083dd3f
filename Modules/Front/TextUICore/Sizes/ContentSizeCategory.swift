/// The preferred size of text before `DynamicTypeSize`, as SwiftUI's `ContentSizeCategory`. Has no effect in text: a
/// cell has one size.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The usual sizes, from the smallest to the largest.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The sizes for accessibility up to the last but one.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest size.
    case accessibilityExtraExtraExtraLarge

    /// Whether this is one of the sizes for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    var typeSize: DynamicTypeSize { DynamicTypeSize.allCases[order] }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Compares by size.
    public static func < (a: Self, b: Self) -> Bool { a.order < b.order }
    /// Compares by size.
    public static func <= (a: Self, b: Self) -> Bool { a.order <= b.order }
    /// Compares by size.
    public static func > (a: Self, b: Self) -> Bool { a.order > b.order }
    /// Compares by size.
    public static func >= (a: Self, b: Self) -> Bool { a.order >= b.order }
}

extension EnvironmentValues {
    /// The preferred size of text; the same value as `dynamicTypeSize`. Has no effect in text.
    public var sizeCategory: ContentSizeCategory {
        get {
            let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 0
            return ContentSizeCategory.allCases[index]
        }
        set { dynamicTypeSize = newValue.typeSize }
    }
}

extension View {
    /// Sets the preferred size of text. Has no effect in text.
    @available(*, deprecated, renamed: "dynamicTypeSize(_:)")
    nonisolated public func sizeCategory(_ sizeCategory: ContentSizeCategory) -> some View {
        dynamicTypeSize(sizeCategory.typeSize)
    }
}

/// How large text is to be, as it was said before `DynamicTypeSize`. As SwiftUI's `ContentSizeCategory`; a cell has one
/// size.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    var typeSize: DynamicTypeSize { DynamicTypeSize.allCases[order] }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (a: Self, b: Self) -> Bool { a.order < b.order }
    public static func <= (a: Self, b: Self) -> Bool { a.order <= b.order }
    public static func > (a: Self, b: Self) -> Bool { a.order > b.order }
    public static func >= (a: Self, b: Self) -> Bool { a.order >= b.order }
}

extension EnvironmentValues {
    public var sizeCategory: ContentSizeCategory {
        get {
            let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 0
            return ContentSizeCategory.allCases[index]
        }
        set { dynamicTypeSize = newValue.typeSize }
    }
}

extension View {
    @available(*, deprecated, renamed: "dynamicTypeSize(_:)")
    nonisolated public func sizeCategory(_ sizeCategory: ContentSizeCategory) -> some View {
        dynamicTypeSize(sizeCategory.typeSize)
    }
}

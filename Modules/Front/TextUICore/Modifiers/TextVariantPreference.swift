/// A preference for the words of a text that can be written in several lengths, as SwiftUI's `TextVariantPreference`.
/// Without effect in text, where a text wraps.
public protocol TextVariantPreference {}

/// The longest words; without effect in text.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The longest words for which there is room; without effect in text.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
    /// The longest words.
    public static var fixed: FixedTextVariant { .init() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The longest words for which there is room.
    public static var sizeDependent: SizeDependentTextVariant { .init() }
}

/// The preference of views for the colours of a light or a dark screen, as SwiftUI's `PreferredColorSchemeKey`. In text it
/// changes nothing around them; `onPreferenceChange` hears of it.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// No preference.
    public static var defaultValue: ColorScheme? { nil }

    /// Keeps the first preference.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

/// A light or a dark appearance, as SwiftUI's `ColorScheme`. Text is dark unless the front says otherwise.
public enum ColorScheme: CaseIterable, Sendable {
    /// Dark text on light, or light text on dark.
    case light, dark
}

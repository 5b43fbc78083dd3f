import TextUICore

/// A picture, known by its name. As UIKit's `UIImage`: where text has a sign for it that is shown, else its name's words.
public final class UIImage: Sendable, Hashable {
    let name: String
    let isSymbol: Bool

    /// One of the system's symbols.
    public init?(systemName name: String) {
        self.name = name
        isSymbol = true
    }

    /// One of the program's own.
    public init?(named name: String) {
        self.name = name
        isSymbol = false
    }

    /// Text has signs of one size and colour: a configuration, a mode and a tint leave them as they are.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(systemName: name)
    }

    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public struct SymbolConfiguration: Hashable, Sendable {
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

    @MainActor var image: Image { isSymbol ? Image(systemName: name) : Image(name) }

    /// Beside words: only a sign, where there is one.
    @MainActor var sign: Image { image.signOnly }

    public static func == (a: UIImage, b: UIImage) -> Bool { a.name == b.name && a.isSymbol == b.isSymbol }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

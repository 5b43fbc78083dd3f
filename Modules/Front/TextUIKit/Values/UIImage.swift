import TextUICore

/// A picture: pixels, or one that is known by its name. As UIKit's `UIImage`: where text has a sign for a name that is
/// shown, else its words.
public final class UIImage: Sendable, Hashable {
    private enum Content: Hashable {
        case symbol(String)
        case named(String, Bundle?)
        case pixels(ObjectIdentifier)
    }

    private let content: Content
    private let pixels: ScaledPicture?

    private init(_ content: Content, _ pixels: ScaledPicture?) {
        self.content = content
        self.pixels = pixels
    }

    /// One of the system's symbols.
    public convenience init?(systemName name: String) {
        self.init(.symbol(name), nil)
    }

    /// One of the program's own.
    public convenience init?(named name: String) {
        self.init(.named(name, nil), nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(.named(name, bundle), nil)
    }

    /// PNG, JPEG or WebP; nil of anything else.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// - Parameter scale: How many pixels are a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = Picture.decoded(data) else { return nil }
        self.init(picture, scale: scale)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    convenience init(_ picture: Picture, scale: CGFloat) {
        self.init(.pixels(ObjectIdentifier(picture)), ScaledPicture(picture, scale: scale))
    }

    /// In points; a picture that is known by its name alone has none.
    public var size: CGSize { pixels?.size ?? .zero }
    public var scale: CGFloat { pixels?.scale ?? 1 }

    /// The picture as PNG; nil where it has no pixels, or libpng is not installed.
    public func pngData() -> Data? { pixels?.picture.png }

    /// - Parameter compressionQuality: From 0, the least, to 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        pixels?.picture.jpeg(quality: Double(compressionQuality))
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

    /// The name of one of the system's symbols.
    var symbolName: String? { if case .symbol(let name) = content { name } else { nil } }

    /// As a view.
    var image: Image {
        if let pixels { return Image(pixels) }
        switch content {
        case .symbol(let name): return Image(systemName: name)
        case .named(let name, let bundle): return Image(name, bundle: bundle)
        case .pixels: return Image(decorative: "")
        }
    }

    /// Beside words: only a sign, where there is one.
    @MainActor var sign: Image { image.signOnly }

    public static func == (a: UIImage, b: UIImage) -> Bool { a.content == b.content && a.pixels == b.pixels }

    public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension Image {
    /// As SwiftUI's `Image(uiImage:)`.
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}

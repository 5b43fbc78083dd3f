import TextHost
import TextUICore

/// A picture: pixels, or one that is known by its name. As UIKit's `UIImage`: text shows the sign that stands for a
/// name, else the words of the name; pixels are drawn as `Image` draws them.
public final class UIImage: Sendable, Hashable {
    private enum Content: Hashable {
        case symbol(String)
        case named(String, Bundle?)
        case pixels(ObjectIdentifier)
    }

    private let content: Content
    let pixels: ScaledPicture?

    private init(_ content: Content, _ pixels: ScaledPicture?) {
        self.content = content
        self.pixels = pixels
    }

    /// Makes an empty picture, of which nothing is shown.
    public convenience init() {
        self.init(.named("", nil), nil)
    }

    /// Makes one of the system's symbols, such as `trash`; never nil. Text shows the sign that stands for the name, or
    /// its words.
    public convenience init?(systemName name: String) {
        self.init(.symbol(name), nil)
    }

    /// Makes one of the program's own pictures by name; never nil.
    public convenience init?(named name: String) {
        self.init(.named(name, nil), nil)
    }

    /// Makes one of a bundle's pictures by name; never nil.
    ///
    /// - Parameters:
    ///   - name: The name of the picture.
    ///   - bundle: The bundle; nil for the main one.
    ///   - traitCollection: Has no effect in text.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(.named(name, bundle), nil)
    }

    /// Makes one of a bundle's pictures by name; never nil.
    ///
    /// - Parameters:
    ///   - name: The name of the picture.
    ///   - bundle: The bundle; nil for the main one.
    ///   - configuration: Has no effect in text.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(.named(name, bundle), nil)
    }

    /// Makes the picture of a resource.
    public convenience init(resource: ImageResource) {
        self.init(.named(resource.name, resource.bundle), nil)
    }

    /// Makes a picture of PNG, JPEG or WebP data; nil for anything else.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes a picture of PNG, JPEG or WebP data; nil for anything else.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - scale: The number of pixels to a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = Picture.decoded(data) else { return nil }
        self.init(picture, scale: scale)
    }

    /// Makes a picture of a file; nil where it cannot be read, or is none of PNG, JPEG or WebP.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    convenience init(_ picture: Picture, scale: CGFloat) {
        self.init(.pixels(ObjectIdentifier(picture)), ScaledPicture(picture, scale: scale))
    }

    /// The pixels, those of a file among the program's too, as on light ground.
    private var ownPixels: ScaledPicture? {
        if case .named(let name, let bundle) = content {
            PictureFiles.picture(name, in: bundle, isDark: false)
        } else {
            pixels
        }
    }

    /// The size in points; zero for a picture without pixels.
    public var size: CGSize { ownPixels?.size ?? .zero }
    /// The number of pixels to a point; 1 for a picture without pixels.
    public var scale: CGFloat { ownPixels?.scale ?? 1 }

    /// Returns the picture as PNG; nil where it has no pixels, or libpng is not installed.
    public func pngData() -> Data? { ownPixels?.picture.png }

    /// Returns the picture as JPEG; nil where it has no pixels, or libturbojpeg is not installed.
    ///
    /// - Parameter compressionQuality: The quality from 0, the least, to 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        ownPixels?.picture.jpeg(quality: Double(compressionQuality))
    }

    /// Makes one of the system's symbols; the configuration has no effect in text, where signs are of one size.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(systemName: name)
    }

    /// A choice between a picture's own colours and one tint. Has no effect in text.
    public enum RenderingMode: Int, Sendable {
        /// The view's choice; the picture's own colours; one tint.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// What a picture is chosen for. Has no effect in text.
    public typealias Configuration = SymbolConfiguration

    /// A symbol's size and weight. Has no effect in text.
    public struct SymbolConfiguration: Hashable, Sendable {
        /// Makes a configuration of a size beside text.
        public init(scale: SymbolScale) {}
        /// Makes a configuration of a weight.
        public init(weight: SymbolWeight) {}
        /// Makes a configuration of a text's style.
        public init(textStyle: UIFont.TextStyle) {}
        /// Makes a configuration of a text's style and a size beside text.
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
        /// Makes a configuration of a font.
        public init(font: UIFont) {}
        /// Makes a configuration of a size in points, a weight and a size beside text.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
        /// Makes a configuration of a size in points.
        public init(pointSize: CGFloat) {}
        /// Makes a configuration of a size in points and a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
    }

    /// A symbol's size beside text. Has no effect in text.
    public enum SymbolScale: Int, Sendable {
        case unspecified = -1
        case `default`, small, medium, large
    }

    /// The thickness of a symbol's lines. Has no effect in text.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Returns the picture itself: a mode has no effect in text.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// Returns the picture itself: text tints a view, not a picture.
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    /// Returns the picture itself: neither a tint nor a mode has an effect in text.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

    /// The name of one of the system's symbols.
    var symbolName: String? { if case .symbol(let name) = content { name } else { nil } }

    /// As a view.
    var image: Image {
        if let pixels { return Image(pixels) }
        switch content {
        case .symbol(let name): return Image(systemName: name)
        case .named("", _): return Image(decorative: "")
        case .named(let name, let bundle): return Image(name, bundle: bundle)
        case .pixels: return Image(decorative: "")
        }
    }

    /// The view beside words: the pixels or the sign, where there are some.
    @MainActor var icon: Image { image.wordless }

    /// Tells whether two pictures have the same name, or are of the same pixels.
    public static func == (a: UIImage, b: UIImage) -> Bool { a.content == b.content && a.pixels == b.pixels }

    /// Hashes the name, or the identity of the pixels.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// The type of an `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// Makes the picture of an `#imageLiteral`, by its name.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(.named(name, nil), nil)
    }
}

extension Image {
    /// Makes a view of UIKit's picture. As SwiftUI's `Image(uiImage:)`.
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}

extension ImageRenderer {
    /// The picture in pixels, drawn by librsvg and cairo (Debian's librsvg2-2); nil where they are not installed, of
    /// which standard error has a line.
    public var uiImage: UIImage? { picture.map { UIImage($0, scale: scale) } }
}

import TextUICore

/// Draws pictures of pixels by closures, as UIKit's `UIGraphicsImageRenderer`: paths, pictures and words in letters of one
/// size. The pixels are made by librsvg and cairo (Debian's librsvg2-2); where they are not installed the pictures are
/// empty, and a line on standard error says so.
open class UIGraphicsImageRenderer {
    /// A closure that draws.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// The way in which pictures are made.
    public let format: UIGraphicsRendererFormat
    /// The rectangle that pictures show, in points.
    public let bounds: CGRect
    private let imageFormat: UIGraphicsImageRendererFormat

    /// Makes a renderer of the pictures that show a rectangle.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle, in points.
    ///   - format: The way in which pictures are made.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        imageFormat = format
        format.bounds = bounds
    }

    /// Makes a renderer of the pictures that show a rectangle, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Makes a renderer of pictures of a size, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Makes a renderer of pictures.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - format: The way in which pictures are made.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Returns the picture that a closure draws.
    open func image(actions: DrawingActions) -> UIImage { drawn(actions).currentImage }

    /// Returns the picture that a closure draws as PNG; no bytes where the libraries are not installed.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Returns the picture that a closure draws as JPEG; no bytes where the libraries are not installed.
    ///
    /// - Parameters:
    ///   - compressionQuality: The quality from 0, the least, to 1.
    ///   - actions: The closure.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func drawn(_ actions: DrawingActions) -> UIGraphicsImageRendererContext {
        let context = CGContext(size: bounds.size, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let rendering = UIGraphicsImageRendererContext(context, imageFormat)
        DrawingContexts.within(context) { actions(rendering) }
        return rendering
    }
}

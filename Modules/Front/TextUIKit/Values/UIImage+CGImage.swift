import TextUICore

extension UIImage {
    /// The turn and the mirroring of a picture. As UIKit's `UIImage.Orientation`.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        fileprivate var shown: Image.Orientation {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
        }
    }

    /// Makes a picture of pixels, one to a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage.picture, scale: 1)
    }

    /// Makes a picture of pixels as they are seen in an orientation.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: The number of pixels to a point.
    ///   - orientation: The way in which the pixels are turned and mirrored.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage.picture.turned(orientation.shown), scale: scale)
    }

    /// The pixels; nil for a picture that is known by its name alone.
    public var cgImage: CGImage? { pixels.map { CGImage($0.picture) } }

    /// How the pixels are turned: not at all, since those of a turned picture are its own.
    public var imageOrientation: Orientation { .up }
}

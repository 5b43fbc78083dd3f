/// A picture in pixels. As Core Graphics' `CGImage`.
public final class CGImage: Sendable {
    package let picture: Picture

    package init(_ picture: Picture) {
        self.picture = picture
    }

    /// The pixels of a row.
    public var width: Int { picture.width }
    /// The number of rows.
    public var height: Int { picture.height }

    /// Returns the part of the picture within a rectangle, in pixels from the top of the left edge; nil where they have
    /// nothing in common.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard !part.isNull, !part.isEmpty else { return nil }
        return picture.mapped(width: Int(part.width), height: Int(part.height)) { column, row in
            (column + Int(part.minX), row + Int(part.minY))
        }
        .map(CGImage.init)
    }
}

extension CGImage: Hashable {
    /// Whether both are one picture.
    public static func == (a: CGImage, b: CGImage) -> Bool { a.picture === b.picture }
    /// Hashes the picture by its identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(picture)) }
}

extension Image {
    /// The turn and the mirroring in which a picture is shown, by the numbers of EXIF. As SwiftUI's
    /// `Image.Orientation`.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 1
        case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }

    /// Creates an image of pixels, `scale` of them to a point, with a label for the json front.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(name: "", isDecorative: false, isSystem: false, label: label)
        picture = ScaledPicture(cgImage.picture.turned(orientation), scale: scale)
    }

    /// Creates an image of pixels, `scale` of them to a point, without a meaning of its own.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(name: "", isDecorative: true, isSystem: false, label: nil)
        picture = ScaledPicture(cgImage.picture.turned(orientation), scale: scale)
    }
}

extension Picture {
    /// - Parameter source: The pixel that comes to a column and a row.
    func mapped(width: Int, height: Int, _ source: (Int, Int) -> (Int, Int)) -> Picture? {
        var result: [UInt8] = []
        result.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let (x, y) = source(column, row)
                let index = (y * self.width + x) * 4
                result += pixels[index..<index + 4]
            }
        }
        return Picture(width: width, height: height, pixels: result)
    }

    /// Returns the picture as it is seen in an orientation.
    package func turned(_ orientation: Image.Orientation) -> Picture {
        let (right, bottom) = (width - 1, height - 1)
        let turned: Picture? =
            switch orientation {
            case .up: self
            case .upMirrored: mapped(width: width, height: height) { (right - $0, $1) }
            case .down: mapped(width: width, height: height) { (right - $0, bottom - $1) }
            case .downMirrored: mapped(width: width, height: height) { ($0, bottom - $1) }
            case .leftMirrored: mapped(width: height, height: width) { ($1, $0) }
            case .right: mapped(width: height, height: width) { ($1, bottom - $0) }
            case .rightMirrored: mapped(width: height, height: width) { (right - $1, bottom - $0) }
            case .left: mapped(width: height, height: width) { (right - $1, $0) }
            }
        return turned ?? self
    }
}

/// Red, green and blue, from 0 to 255.
package struct RGB: Equatable {
    package var red: Double
    var green: Double
    package var blue: Double

    init(_ red: Double, _ green: Double, _ blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    package init(_ color: CellColor) {
        let parts = color.components
        self.init(Double(parts.red), Double(parts.green), Double(parts.blue))
    }

    package static let black = RGB(0, 0, 0)
    package static let white = RGB(255, 255, 255)

    package var cell: CellColor {
        func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(255, part.rounded()))) }
        return .rgb(byte(red), byte(green), byte(blue))
    }

    /// This with so much of another, from 0 to 1.
    package func mixed(with other: RGB, _ share: Double) -> RGB {
        RGB(
            red + (other.red - red) * share, green + (other.green - green) * share, blue + (other.blue - blue) * share)
    }

    package func distance(to other: RGB) -> Double {
        let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
        return red * red + green * green + blue * blue
    }

    /// The brightness, from 0 to 1.
    var luminance: Double { (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 }
}

/// A picture as DEC's terminals take it: in bands of six rows, each colour of a band by itself.
package struct Sixels {
    private let width: Int
    private let height: Int
    /// The number of each pixel's colour; nil where the cells behind are seen.
    private let colors: [UInt8?]
    private let palette: [RGB]

    /// - Parameters:
    ///   - picture: The picture.
    ///   - width: The pixels across that it is drawn in.
    ///   - height: The pixels down.
    ///   - ground: The colour that is seen through it; nil for what stands there.
    package init(_ picture: Picture, width: Int, height: Int, on ground: CellColor?) {
        (self.width, self.height) = (max(1, width), max(1, height))
        let pixels = Self.pixels(of: picture, width: self.width, height: self.height, on: ground.map(RGB.init))
        let palette = SixelPalette(pixels)
        self.palette = palette.colors
        colors = pixels.map { $0.map(palette.number) }
    }

    /// The pixels in the size that is drawn; nil where more is seen of what is behind.
    private static func pixels(of picture: Picture, width: Int, height: Int, on ground: RGB?) -> [SixelColor?] {
        let picture = picture.within(width: width, height: height)
        var pixels: [SixelColor?] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let row = y * picture.height / height * picture.width
            for x in 0..<width {
                let first = (row + x * picture.width / width) * 4
                let alpha = Double(picture.pixels[first + 3]) / 255
                let color = RGB(
                    Double(picture.pixels[first]), Double(picture.pixels[first + 1]), Double(picture.pixels[first + 2]))
                if let ground {
                    pixels.append(SixelColor(ground.mixed(with: color, alpha)))
                } else {
                    pixels.append(alpha < 0.5 ? nil : SixelColor(color))
                }
            }
        }
        return pixels
    }

    /// The sequence that shows it from the cursor on.
    package var code: String {
        var code = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
        for (number, color) in palette.enumerated() {
            let parts = [color.red, color.green, color.blue].map { "\(Int(($0 / 255 * 100).rounded()))" }
            code += "#\(number);2;\(parts.joined(separator: ";"))".utf8
        }
        for top in stride(from: 0, to: height, by: 6) {
            if top > 0 { code.append(UInt8(ascii: "-")) }
            addBand(from: top, to: &code)
        }
        code += "\u{1B}\\".utf8
        return String(decoding: code, as: UTF8.self)
    }

    private func addBand(from top: Int, to code: inout [UInt8]) {
        var bits: [UInt8: [UInt8]] = [:]
        for row in 0..<min(6, height - top) {
            for x in 0..<width {
                guard let color = colors[(top + row) * width + x] else { continue }
                bits[color, default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(row)
            }
        }
        for (index, color) in bits.keys.sorted().enumerated() {
            if index > 0 { code.append(UInt8(ascii: "$")) }
            code += "#\(color)".utf8
            add(bits[color] ?? [], to: &code)
        }
    }

    /// Columns of six pixels, alike ones next to each other as one with their number.
    private func add(_ columns: [UInt8], to code: inout [UInt8]) {
        guard let last = columns.lastIndex(where: { $0 != 0 }) else { return }
        var x = 0
        while x <= last {
            let end = columns[x...last].firstIndex { $0 != columns[x] } ?? last + 1
            let sign = columns[x] + 63
            if end - x > 3 {
                code += "!\(end - x)".utf8
                code.append(sign)
            } else {
                code += [UInt8](repeating: sign, count: end - x)
            }
            x = end
        }
    }
}

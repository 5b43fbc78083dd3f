/// A colour of a picture in 32 steps of each part, with which colours are counted.
struct SixelColor {
    let color: RGB
    let key: Int

    init(_ color: RGB) {
        self.color = color
        func step(_ part: Double) -> Int { Int(max(0, min(255, part.rounded()))) >> 3 }
        key = step(color.red) << 10 | step(color.green) << 5 | step(color.blue)
    }
}

/// At most 256 colours for those of a picture: where there are more, those are parted in two at the middle of the part in
/// which they differ most, again and again, and each lot has its mean.
struct SixelPalette {
    /// As many colours as terminals have room for.
    private static let most = 256

    let colors: [RGB]
    private let numbers: [Int: UInt8]

    /// Colours that count as one.
    private struct Shade {
        let key: Int
        var red = 0.0
        var green = 0.0
        var blue = 0.0
        var count = 0.0

        mutating func add(_ color: RGB) {
            red += color.red
            green += color.green
            blue += color.blue
            count += 1
        }
    }

    /// Shades that have one colour in the palette.
    private struct Lot {
        let shades: [Shade]
        let count: Double
        /// The part in which the shades differ most, and by how much.
        let widest: (shift: Int, extent: Int)

        init(_ shades: [Shade]) {
            self.shades = shades
            count = shades.reduce(0) { $0 + $1.count }
            widest =
                [10, 5, 0].map { shift in
                    let steps = shades.map { $0.key >> shift & 31 }
                    return (shift: shift, extent: (steps.max() ?? 0) - (steps.min() ?? 0))
                }.max { $0.extent < $1.extent } ?? (shift: 0, extent: 0)
        }

        var mean: RGB {
            func mean(_ part: (Shade) -> Double) -> Double { shades.reduce(0) { $0 + part($1) } / max(1, count) }
            return RGB(mean(\.red), mean(\.green), mean(\.blue))
        }

        /// The two halves, each with about as many pixels.
        var halves: [Lot] {
            let sorted = shades.sorted { $0.key >> widest.shift & 31 < $1.key >> widest.shift & 31 }
            var passed = 0.0
            let middle =
                sorted.firstIndex {
                    passed += $0.count
                    return passed * 2 >= count
                } ?? 0
            let cut = max(1, min(sorted.count - 1, middle + 1))
            return [Lot(Array(sorted[..<cut])), Lot(Array(sorted[cut...]))]
        }
    }

    init(_ pixels: [SixelColor?]) {
        var shades: [Int: Shade] = [:]
        for case let pixel? in pixels { shades[pixel.key, default: Shade(key: pixel.key)].add(pixel.color) }
        var lots = [Lot(shades.values.sorted { $0.key < $1.key })]
        while lots.count < Self.most,
            let index = lots.indices.filter({ lots[$0].widest.extent > 0 }).max(by: {
                lots[$0].count * Double(lots[$0].widest.extent) < lots[$1].count * Double(lots[$1].widest.extent)
            })
        {
            lots += lots.remove(at: index).halves
        }
        lots.removeAll { $0.shades.isEmpty }
        colors = lots.map(\.mean)
        var numbers: [Int: UInt8] = [:]
        for (number, lot) in lots.enumerated() {
            for shade in lot.shades { numbers[shade.key] = UInt8(number) }
        }
        self.numbers = numbers
    }

    /// The number of a colour of the picture.
    func number(_ color: SixelColor) -> UInt8 { numbers[color.key] ?? 0 }
}

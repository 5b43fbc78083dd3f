extension CellColor {
    /// Red, green and blue, as xterm shows the sixteen colours.
    package var components: (red: UInt8, green: UInt8, blue: UInt8) {
        switch self {
        case .rgb(let red, let green, let blue): (red, green, blue)
        case .ansi(let index): CellColor.xterm[Int(index & 15)]
        }
    }

    /// The bright form of one of the sixteen that is not, and the other way round; nil for any other colour.
    var inOtherBrightness: CellColor? {
        if case .ansi(let index) = self { .ansi(index ^ 8) } else { nil }
    }

    /// The colour with as little of another as is enough.
    func mixed(with other: RGB, until isEnough: (CellColor) -> Bool) -> CellColor {
        let own = RGB(self)
        for share in stride(from: 0.1, to: 1, by: 0.1) {
            let color = own.mixed(with: other, share).cell
            if isEnough(color) { return color }
        }
        return other.cell
    }

    /// Black or white, whichever is easier to read on this colour.
    package var contrasting: CellColor {
        Luminance(components).value > Luminance.middle ? .ansi(0) : .ansi(15)
    }

    /// The nearest of the sixteen.
    package var nearestANSI: UInt8 {
        if case .ansi(let index) = self { return index & 15 }
        return UInt8(
            CellColor.xterm.indices.min { distance(to: CellColor.xterm[$0]) < distance(to: CellColor.xterm[$1]) } ?? 7)
    }

    /// The nearest of xterm's 256: a step of the cube of colours or of the ramp of greys.
    var nearest256: UInt8 {
        if case .ansi(let index) = self { return index & 15 }
        let (red, green, blue) = components
        let steps = [red, green, blue].map(CellColor.cubeStep)
        let cube = (CellColor.cube[steps[0]], CellColor.cube[steps[1]], CellColor.cube[steps[2]])
        let level = (Int(red) + Int(green) + Int(blue)) / 3
        let ramp = min(max((level - 3) / 10, 0), 23)
        let gray = UInt8(8 + 10 * ramp)
        if distance(to: (gray, gray, gray)) < distance(to: cube) { return UInt8(232 + ramp) }
        return UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
    }

    private func distance(to other: (red: UInt8, green: UInt8, blue: UInt8)) -> Int {
        let own = components
        let red = Int(own.red) - Int(other.red)
        let green = Int(own.green) - Int(other.green)
        let blue = Int(own.blue) - Int(other.blue)
        return 2 * red * red + 4 * green * green + 3 * blue * blue
    }

    private static func cubeStep(_ component: UInt8) -> Int {
        component < 48 ? 0 : component < 115 ? 1 : (Int(component) - 35) / 40
    }

    private static let cube: [UInt8] = [0, 95, 135, 175, 215, 255]

    private static let xterm: [(red: UInt8, green: UInt8, blue: UInt8)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ]
}

/// A colour of text or of what is behind it; none, where the terminal's own is meant.
package enum CellColor: Hashable, Sendable {
    case rgb(UInt8, UInt8, UInt8)
    /// One of the terminal's sixteen, which its user chose: 0 to 7, and 8 to 15 for the bright ones.
    case ansi(UInt8)

    /// A colour close to that of a terminal's ground, which a program cannot know: pictures of screens have it.
    package static func ground(_ scheme: ColorScheme) -> CellColor {
        scheme == .dark ? .rgb(0x16, 0x18, 0x1D) : .rgb(0xFF, 0xFF, 0xFF)
    }

    static let black = ansi(0)
    package static let red = ansi(1)
    static let green = ansi(2)
    package static let yellow = ansi(3)
    package static let blue = ansi(4)
    static let magenta = ansi(5)
    static let cyan = ansi(6)
    static let white = ansi(7)
    static let gray = ansi(8)
    static let brightRed = ansi(9)
    static let brightGreen = ansi(10)
    static let brightYellow = ansi(11)
    static let brightBlue = ansi(12)
    static let brightMagenta = ansi(13)
    static let brightCyan = ansi(14)
    static let brightWhite = ansi(15)
}

extension CellColor {
    /// The colour as a cell holds it; zero is for no colour.
    var packed: UInt32 {
        switch self {
        case .rgb(let red, let green, let blue):
            1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        case .ansi(let index):
            2 << 24 | UInt32(index & 15)
        }
    }

    init?(packed: UInt32) {
        switch packed >> 24 {
        case 1:
            self = .rgb(
                UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8),
                UInt8(truncatingIfNeeded: packed))
        case 2:
            self = .ansi(UInt8(truncatingIfNeeded: packed))
        default:
            return nil
        }
    }
}

/// How many colours a terminal understands.
enum ColorDepth: Int, Comparable, Sendable {
    case none
    case ansi16
    case ansi256
    case truecolor

    static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }
}

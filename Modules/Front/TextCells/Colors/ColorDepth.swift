/// How many colours a terminal understands.
package enum ColorDepth: Int, Comparable, Sendable {
    case none
    case ansi16
    case ansi256
    case truecolor

    package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }
}

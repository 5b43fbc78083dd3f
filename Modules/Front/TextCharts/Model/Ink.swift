import TextUICore

/// The colour and the pattern that a mark is drawn in.
struct Ink {
    /// The number that tells inks apart; those of one number look alike.
    let number: Int
    let style: AnyShapeStyle?
    var isFaint = false
    /// The part of what is below that it hides, from 0 to 1.
    var opacity = 1.0
    /// The place of the series among those of the chart: which pattern, sign and dashes it has.
    var series = 0

    func isSame(as other: Ink) -> Bool { number == other.number && isFaint == other.isFaint }
}

import TextUICore

/// The side at which lines of text stand. As UIKit's `NSTextAlignment`; `justified` and `natural` stand at the leading
/// side in text.
public enum NSTextAlignment: Int, Sendable {
    /// Leading in a language that is written from the left; the middle; trailing; both sides; the language's own.
    case left, center, right, justified, natural

    var alignment: TextAlignment {
        switch self {
        case .left, .natural, .justified: .leading
        case .center: .center
        case .right: .trailing
        }
    }

    var frameAlignment: Alignment {
        switch self {
        case .left, .natural, .justified: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}

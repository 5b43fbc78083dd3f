#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// Words to show: as they are, or looked up in the language of the View.
enum Wording: Sendable {
    case verbatim(String)
    case localized(LocalizedStringResource)

    var text: Text {
        switch self {
        case .verbatim(let string): Text(verbatim: string)
        case .localized(let resource): Text(resource)
        }
    }

    /// The words in the language of the program.
    var string: String {
        switch self {
        case .verbatim(let string): string
        case .localized(let resource): String(localized: resource)
        }
    }
}

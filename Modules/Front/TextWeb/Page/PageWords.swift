import TextUICore

/// The words of a page that no view says, in the language of the tab.
enum PageWords {
    static var back: String { LocalizedStringKey("Back").own }
    static var more: String { LocalizedStringKey("More rows").own }
    static var less: String { LocalizedStringKey("Earlier rows").own }
    static var refresh: String { LocalizedStringKey("Refresh").own }
    static var apply: String { LocalizedStringKey("Apply").own }
    static var search: String { LocalizedStringKey("Search").own }
    static var values: String { LocalizedStringKey("Values").own }
    static var field: String { LocalizedStringKey("Text").own }
    static var choices: String { LocalizedStringKey("Choices").own }
    static func actions(of label: String) -> String { LocalizedStringKey("More for \(label)").own }
    static var hasChanged: String {
        LocalizedStringKey("The page has changed since. Look at it, and try again.").own
    }
    static var isCrowded: String { LocalizedStringKey("Too many are here at the moment").own }
    static var comeBack: String { LocalizedStringKey("Come back in a minute.").own }
    static var again: String { LocalizedStringKey("Try again").own }
    static var connectionIsLost: String {
        LocalizedStringKey("The connection is lost. What you see may be out of date.").own
    }
}

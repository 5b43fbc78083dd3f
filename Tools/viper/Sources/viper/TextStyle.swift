import Foundation

/// Colours where there is a terminal that wants them.
struct TextStyle {
    let isColoured: Bool

    init(isColoured: Bool) {
        self.isColoured = isColoured
    }

    /// For the standard output, and as NO_COLOR and TERM say.
    static var standard: TextStyle {
        let environment = ProcessInfo.processInfo.environment
        return TextStyle(
            isColoured: isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
                && environment["TERM"] != "dumb")
    }

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }
    func red(_ text: String) -> String { wrap(text, "31") }
    func yellow(_ text: String) -> String { wrap(text, "33") }
    func green(_ text: String) -> String { wrap(text, "32") }

    private func wrap(_ text: String, _ code: String) -> String {
        isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

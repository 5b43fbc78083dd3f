import TextUI

/// The part of a frame that a transcript tells.
struct JourneyState {
    var title: String?
    var presented: PresentationKind?
    var words = ""

    init() {}

    @MainActor
    init(_ frame: Frame) {
        title = frame.path.last
        presented = frame.presented
        if presented == .alert || presented == .dialog {
            words = ([frame.title] + frame.elements.filter { $0.role == .text }.map(\.label)).joined(separator: " | ")
        }
    }

    func lines(since last: JourneyState) -> [String] {
        var lines: [String] = []
        if let was = last.presented, presented != was { lines.append("dismissed \(was.rawValue)") }
        if let title, title != last.title { lines.append("title \(title)") }
        if let presented, presented != last.presented || words != last.words {
            lines.append([presented.rawValue, words].filter { !$0.isEmpty }.joined(separator: " "))
        }
        return lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    }
}

import Foundation

/// The lines of a text about a record, in the reader's language.
struct RecordLines: Sendable {
    let zone: Zone
    let say: @Sendable (Phrase) -> String

    /// Lines below a title; nothing where there are none.
    func section(_ title: Phrase, _ lines: [String]) -> [String] {
        guard !lines.isEmpty else { return [] }
        let title = say(title)
        return ["", title, String(repeating: "-", count: title.count)] + lines
    }

    /// What it is, and what there is to say of it, in one line.
    func entry(_ name: Phrase?, _ parts: Phrase?...) -> String {
        let known: Phrase = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Without a name"
        let said = [known] + parts.compactMap(\.self).filter { !$0.isEmpty }
        return said.map { say($0) }.joined(separator: ", ")
    }

    /// A name and what it names; nil where that is not known.
    func fact(_ name: Phrase, _ value: Phrase?) -> String? {
        guard let value, !value.isEmpty else { return nil }
        return "\(say(name)): \(say(value))"
    }

    /// Below an entry, each line of a text.
    func indented(_ text: String) -> [String] {
        text.trimmingCharacters(in: .newlines).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { $0.isEmpty ? "" : "  \($0)" }
    }

    /// What is normal of a kind of results.
    func normal(_ series: ResultSeries) -> Phrase? { series.usual.map { "Normal: \($0)" } }

    /// The results of one kind, the latest first.
    func results(of series: ResultSeries) -> [String] {
        series.results.reversed().flatMap { (result: Observation) -> [String] in
            let interpretation = result.interpretation.flatMap { $0.isNormal ? nil : $0.words }
            return [entry(result.valueWords, interpretation, day(result.date), result.standing)]
                + (result.note.map { indented($0) } ?? [])
        }
    }

    func asOf(_ now: Date) -> String { say("As of \(Moment(now, in: zone))") }

    func day(_ date: DateTime?) -> Phrase? { date?.words(in: zone) }

    func time(_ time: StatedTime?) -> Phrase? { time?.words(in: zone) }

    /// The lines as a file of today, which is named after what they are about.
    func file(_ title: Phrase, _ lines: [String], on now: Date) -> RecordFile {
        let name = FileName(say(title), on: CalendarDate(of: now, in: zone), ending: "txt")
        return RecordFile(name: name.text, contents: Data((lines.joined(separator: "\n") + "\n").utf8))
    }
}

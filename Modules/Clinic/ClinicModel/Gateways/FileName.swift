import Foundation

/// The name of a file that a person saves: words and a date, such as `Diabetes control 2026-11-11.txt`.
package struct FileName: Hashable, Sendable {
    private let stem: String
    private let ending: String

    /// Words that no folder takes, or that hide a file, are left out.
    package init(_ words: String, on date: PartialDate? = nil, ending: String) {
        let plain = words.map { $0.isNewline || "/\\:*?\"<>|".contains($0) ? " " : $0 }
        let kept = String(String.UnicodeScalarView(String(plain).unicodeScalars.filter(Self.isPrintable)))
            .split(separator: " ").joined(separator: " ")
        let visible = String(kept.drop { $0 == "." || $0 == " " })
        stem = [Self.shortened(visible), date?.description].compactMap(\.self).filter { !$0.isEmpty }
            .joined(separator: " ")
        self.ending = ending
    }

    package init(_ words: String, on day: CalendarDate?, ending: String) {
        self.init(words, on: day.map { PartialDate($0) }, ending: ending)
    }

    package var text: String { "\(stem).\(ending)" }

    /// The name with a number, for a folder that has the name already.
    package static func numbered(_ name: String, _ number: Int) -> String {
        let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        return ending.isEmpty ? "\(stem) (\(number))" : "\(stem) (\(number)).\(ending)"
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        // These join the parts of one character.
        if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
        return switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }

    /// No folder takes a name of more than 255 bytes.
    private static func shortened(_ words: String) -> String {
        var (text, size) = ("", 0)
        for character in words {
            size += character.utf8.count
            if size > 160 { return text.trimmingCharacters(in: .whitespaces) }
            text.append(character)
        }
        return text
    }
}

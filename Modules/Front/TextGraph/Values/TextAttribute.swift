/// A value of the program's own that parts of a text carry to a `TextRenderer`. As SwiftUI's `TextAttribute`.
public protocol TextAttribute {}

extension Text {
    /// Gives the text a value that a `TextRenderer` finds in its runs, one of each type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        with { $0.custom.values.append(value) }
    }
}

/// The program's own values of a part of a text.
struct CustomAttributes: Equatable, @unchecked Sendable {
    var values: [any TextAttribute] = []

    static func == (a: CustomAttributes, b: CustomAttributes) -> Bool {
        a.values.isEmpty && b.values.isEmpty || areEqual(a.values, b.values)
    }
}

/// The program's own values of all parts of a text, each part known by a mark in the style of its letters.
package final class TextMarks {
    private var values: [[any TextAttribute]] = [[]]

    /// Marks a style by values beside those that it has.
    func mark(_ style: inout CellStyle, _ custom: CustomAttributes) {
        guard values.count <= CellAttributes.lastMark else { return }
        values.append(values(of: style) + custom.values)
        style.attributes.mark = values.count - 1
    }

    /// The values of letters, the innermost last.
    package func values(of style: CellStyle) -> [any TextAttribute] { values[style.attributes.mark] }
}

private struct TextMarksKey: EnvironmentKey { static var defaultValue: TextMarks? { nil } }

extension EnvironmentValues {
    /// The place for the attributes of a text that is resolved; nil where nobody asks for them.
    var textMarks: TextMarks? {
        get { self[TextMarksKey.self] }
        set { self[TextMarksKey.self] = newValue }
    }
}

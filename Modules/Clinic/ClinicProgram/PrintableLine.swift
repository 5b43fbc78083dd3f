/// Text as one line that may go to a terminal: escape sequences are gone, control characters too, and line
/// breaks are spaces.
package func printableLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
        switch scalar {
        case "\u{1B}": skipEscapeSequence(&scalars)
        case "\u{9B}": skipControlSequence(&scalars)
        case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": skipControlString(&scalars)
        case "\n", "\r", "\t", "\u{2028}", "\u{2029}": line.append(" ")
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}": break
        case _ where scalar.properties.generalCategory == .control: break
        default: line.append(scalar)
        }
    }
    return String(line)
}

private func skipEscapeSequence(_ scalars: inout Substring.UnicodeScalarView) {
    switch scalars.first {
    case "[":
        scalars.removeFirst()
        skipControlSequence(&scalars)
    case "]", "P", "X", "^", "_":
        scalars.removeFirst()
        skipControlString(&scalars)
    default:
        while let next = scalars.first, (" "..."/").contains(next) { scalars.removeFirst() }
        if let last = scalars.first, ("0"..."~").contains(last) { scalars.removeFirst() }
    }
}

private func skipControlSequence(_ scalars: inout Substring.UnicodeScalarView) {
    while let next = scalars.first, (" "..."?").contains(next) { scalars.removeFirst() }
    if let last = scalars.first, ("@"..."~").contains(last) { scalars.removeFirst() }
}

/// Up to the string's terminator; without one, nothing is skipped, so that no text can hide what follows it.
private func skipControlString(_ scalars: inout Substring.UnicodeScalarView) {
    guard let end = scalars.firstIndex(where: { ["\u{07}", "\u{1B}", "\u{9C}"].contains($0) }) else { return }
    let isEscape = scalars[end] == "\u{1B}"
    scalars = scalars[scalars.index(after: end)...]
    if isEscape, scalars.first == "\\" { scalars.removeFirst() }
}

extension ChoiceMenu {
    /// The choice that `text` means: a label, exactly or as the only one that begins so; else a number from 1.
    package static func index(of text: String, in names: [String]) throws -> Int {
        if let index = names.firstIndex(where: { $0.caseInsensitiveCompare(text) == .orderedSame }) { return index }
        let beginning = names.indices.filter { names[$0].lowercased().hasPrefix(text.lowercased()) }
        if !text.isEmpty, beginning.count == 1 { return beginning[0] }
        if let number = Int(text) {
            guard names.indices.contains(number - 1) else {
                throw ControlError("there are \(names.count) choices, not \(number)")
            }
            return number - 1
        }
        let all = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
        throw ControlError(
            beginning.isEmpty
                ? "no choice \(text.quoted); there are \(all)" : "\(text.quoted) fits several choices")
    }
}

/// A list of choices that stands before the screen until one is taken.
package struct ChoiceMenu {
    package struct Choice {
        package let name: String
        package var isChosen: Bool?
        package var isEnabled = true
        package var role: ButtonRole?
        package let take: @MainActor () -> Void

        package init(
            name: String, isChosen: Bool? = nil, isEnabled: Bool = true, role: ButtonRole? = nil,
            take: @escaping @MainActor () -> Void
        ) {
            self.name = name
            self.isChosen = isChosen
            self.isEnabled = isEnabled
            self.role = role
            self.take = take
        }
    }

    /// Tells one menu from the next that opens in its place.
    package final class Identity {}

    package let identity = Identity()
    package let title: String
    package let choices: [Choice]

    package init(title: String, choices: [Choice]) {
        self.title = title
        self.choices = choices
    }

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

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
}

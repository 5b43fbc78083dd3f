extension ChoiceMenu {
    /// Returns the question whether to leave and lose what was entered.
    static func discardQuestion(leave: @escaping @MainActor () -> Void) -> ChoiceMenu {
        ChoiceMenu(
            title: LocalizedStringKey("Discard what you entered?").own,
            choices: [
                Choice(name: LocalizedStringKey("Discard and leave").own, role: .destructive, take: leave),
                Choice(name: LocalizedStringKey("Stay").own, role: .cancel) {},
            ])
    }
}

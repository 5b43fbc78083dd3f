/// The choices of a picker or a menu, before the screen until one is taken.
struct MenuView: View {
    let menu: ChoiceMenu
    let close: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading) {
            if !menu.title.isEmpty {
                Text(verbatim: menu.title).bold().accessibilityAddTraits(.isHeader)
                Text(verbatim: " ").accessibilityHidden(true)
            }
            ForEach(menu.choices.indices, id: \.self) { index in
                let choice = menu.choices[index]
                Button(role: choice.role) {
                    close()
                    choice.take()
                } label: {
                    HStack {
                        if let isChosen = choice.isChosen {
                            Text(verbatim: isChosen ? "●" : "○").accessibilityHidden(true)
                        }
                        Text(verbatim: choice.name)
                    }
                    .accessibilityValue(Text(verbatim: choice.isChosen == true ? "selected" : ""))
                }
                .disabled(!choice.isEnabled)
            }
        }
    }
}

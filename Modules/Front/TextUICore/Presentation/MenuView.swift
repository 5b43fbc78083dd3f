import PlainText

/// The choices of a picker or a menu, before the screen until one is taken.
package struct MenuView: View {
    package let menu: ChoiceMenu
    let close: @MainActor () -> Void

    package init(menu: ChoiceMenu, close: @escaping @MainActor () -> Void) {
        self.menu = menu
        self.close = close
    }
    @Environment(\.growsWithContent) private var growsWithContent
    @Environment(\.windowColumns) private var windowColumns

    package var body: some View {
        if growsWithContent {
            VStack(alignment: .leading) { choices }
        } else {
            // On a screen the choices stand in a frame before it, and scroll where they are many.
            ScrollView {
                LazyVStack(alignment: .leading) { choices }.frame(maxWidth: .infinity, alignment: .leading)
            }
            .setting(\.hugsRows, true)
            .padding(.horizontal, 8)
            .border(.secondary)
            .frame(width: CGFloat(width) * Points.perColumn)
        }
    }

    private var width: Int {
        let names = [menu.title] + menu.choices.map { "● " + $0.name }
        let widest = (names.map { TextWidth.columns(of: $0) }.max() ?? 0) + 6
        return min(max(20, widest), max(20, windowColumns))
    }

    @ViewBuilder
    private var choices: some View {
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
                .frame(maxWidth: growsWithContent ? nil : .infinity, alignment: .leading)
                .accessibilityValue(Text(verbatim: choice.isChosen == true ? "selected" : ""))
            }
            .disabled(!choice.isEnabled)
        }
    }
}

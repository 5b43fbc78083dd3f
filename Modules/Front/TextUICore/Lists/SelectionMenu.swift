/// The buttons for chosen rows of a list: further actions of each, and the action of its press.
struct SelectionMenu {
    let items: @MainActor (Set<AnyHashable>) -> AnyView
    let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
    /// Whether a value is of the type that the menu is for.
    let isOf: (AnyHashable) -> Bool
}

private struct SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension View {
    /// Adds buttons for the chosen rows of the lists inside the view. They are further actions of each row, for all
    /// chosen rows where it is one of them, and else for the row alone. With a `primaryAction`, a press runs that, and
    /// choosing the row is a further action.
    @_disfavoredOverload
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        func items(_ values: Set<AnyHashable>) -> Set<I> { Set(values.compactMap { $0.base as? I }) }
        let (menu, primary) = (Unchecked(value: menu), Unchecked(value: primaryAction))
        return environment(
            \.selectionMenu,
            SelectionMenu(
                items: { AnyView(menu.value(items($0))) },
                primaryAction: primary.value.map { action in mainActorAction { action(items($0)) } },
                isOf: { $0.base is I }))
    }
}

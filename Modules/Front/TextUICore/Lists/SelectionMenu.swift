/// What can be done with chosen rows of a list: further actions of each, and what its press does.
struct SelectionMenu {
    let items: @MainActor (Set<AnyHashable>) -> AnyView
    let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
    /// The menus that a list without a selection of such values would have.
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
    /// Buttons for the chosen rows of the list in the view: further actions of each row, for all that is chosen where
    /// the row is among that, else for the row alone. Where there is a `primaryAction`, a press of a row does that, and
    /// to choose it is a further action.
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

private struct SectionActionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// The actions at the end of the sections below.
    var sectionActions: AnyView? {
        get { self[SectionActionsKey.self] }
        set { self[SectionActionsKey.self] = newValue }
    }
}

extension View {
    /// Adds actions to a section: rows after its own, before the footer.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.sectionActions, AnyView(content()))
    }
}

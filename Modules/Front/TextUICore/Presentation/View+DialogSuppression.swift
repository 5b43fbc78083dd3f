private struct DialogSuppressionKey: EnvironmentKey { static let defaultValue: DialogSuppression? = nil }

/// A toggle in dialogs that asks not to see them again.
struct DialogSuppression: Sendable {
    let label: Text
    let isSuppressed: Binding<Bool>
}

extension EnvironmentValues {
    var dialogSuppression: DialogSuppression? {
        get { self[DialogSuppressionKey.self] }
        set { self[DialogSuppressionKey.self] = newValue }
    }
}

/// The toggle of the environment, below the buttons of a dialog; nothing where the environment has none.
nonisolated struct DialogSuppressionToggle: View {
    @Environment(\.dialogSuppression) private var suppression

    @MainActor
    var body: some View {
        if let suppression { _Switch(isOn: suppression.isSuppressed, label: suppression.label) }
    }
}

extension View {
    /// Adds a toggle below the buttons of the view's alerts and confirmation dialogs, with a localized title. The
    /// toggle sets `isSuppressed` and lets the dialog stand; whether it is asked for again, the program decides.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }

    /// Adds a toggle below the buttons of the view's dialogs, with a title as it stands.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }

    /// Adds a toggle below the buttons of the view's dialogs, with a title that is a text.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        setting(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
    }

    /// Adds a toggle below the buttons of the view's dialogs, titled `Do not ask again`.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(own: "Do not ask again"), isSuppressed: isSuppressed)
    }
}

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Shows an alert while there are parameters for one. Its buttons reset them before they act, so that an action
    /// can ask for the next alert.
    public func alert(parameters: Binding<AlertParameters?>) -> some View {
        let shown = parameters.wrappedValue
        return alert(
            shown?.title ?? "",
            isPresented: Binding(
                get: { parameters.wrappedValue != nil },
                set: { isPresented in
                    if !isPresented { parameters.reset(shown?.token, \.token) }
                }),
            actions: {
                ForEach(Array((shown?.drawnButtons ?? []).enumerated()), id: \.offset) { _, button in
                    Button(role: button.buttonRole) {
                        parameters.reset(shown?.token, \.token)
                        button.action?()
                    } label: {
                        Text(verbatim: button.title)
                    }
                }
            },
            message: {
                if let message = shown?.message { Text(verbatim: message) }
            })
    }

    /// Shows a confirmation dialog while there are parameters for one. Its buttons reset them before they act.
    public func confirmationDialog(parameters: Binding<ConfirmationDialogParameters?>) -> some View {
        let shown = parameters.wrappedValue
        return confirmationDialog(
            shown?.title ?? "",
            isPresented: Binding(
                get: { parameters.wrappedValue != nil },
                set: { isPresented in
                    if !isPresented { parameters.reset(shown?.token, \.token) }
                }),
            titleVisibility: .visible,
            actions: {
                ForEach(Array((shown?.drawnButtons ?? []).enumerated()), id: \.offset) { _, button in
                    Button(role: button.buttonRole) {
                        parameters.reset(shown?.token, \.token)
                        button.action?()
                    } label: {
                        Text(verbatim: button.title)
                    }
                }
            },
            message: {
                if let message = shown?.message { Text(verbatim: message) }
            })
    }
}

extension Binding {
    /// Sets nil, unless another presentation has taken the place of the one that `token` tells.
    fileprivate func reset<Parameters>(
        _ token: PresentationToken?, _ keyPath: KeyPath<Parameters, PresentationToken>
    ) where Value == Parameters? {
        guard let current = wrappedValue, current[keyPath: keyPath] === token else { return }
        wrappedValue = nil
    }
}

extension AlertButton {
    fileprivate var buttonRole: ButtonRole? {
        switch role {
        case .cancel: .cancel
        case .destructive: .destructive
        case nil: nil
        }
    }
}

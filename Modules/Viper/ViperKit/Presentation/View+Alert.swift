#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Shows an alert while there are parameters for one. Its buttons reset them before they act, so that an action can
    /// ask for the next alert.
    ///
    /// The modifier stays in place with and without an alert, and so the View below keeps its state.
    ///
    /// Source: the SwiftUI VIPER Architecture's `alert(parameters:)`, over SwiftUI's
    /// `alert(_:isPresented:actions:message:)`.
    public func alert(parameters: Binding<AlertParameters?>) -> some View {
        let shown = parameters.wrappedValue
        return alert(
            shown?.titleWording.text ?? Text(verbatim: ""),
            isPresented: parameters.isPresented(shown?.token, \.token),
            actions: {
                Buttons(of: shown?.drawnButtons) { parameters.reset(shown?.token, \.token) }
            },
            message: {
                shown?.messageWording?.text
            })
    }

    /// Shows a confirmation dialog while there are parameters for one. Its buttons reset them before they act.
    ///
    /// Source: SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`, in the document's form.
    public func confirmationDialog(parameters: Binding<ConfirmationDialogParameters?>) -> some View {
        let shown = parameters.wrappedValue
        return confirmationDialog(
            shown?.titleWording.text ?? Text(verbatim: ""),
            isPresented: parameters.isPresented(shown?.token, \.token), titleVisibility: .visible,
            actions: {
                Buttons(of: shown?.drawnButtons) { parameters.reset(shown?.token, \.token) }
            },
            message: {
                shown?.messageWording?.text
            })
    }
}

/// The buttons of an alert or a dialog, each of which first takes it away.
private struct Buttons: View {
    private let buttons: [AlertButton]
    private let dismiss: @MainActor () -> Void

    init(of buttons: [AlertButton]?, dismiss: @escaping @MainActor () -> Void) {
        self.buttons = buttons ?? []
        self.dismiss = dismiss
    }

    var body: some View {
        ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
            Button(role: button.buttonRole) {
                dismiss()
                button.action?()
            } label: {
                button.wording.text
            }
        }
    }
}

extension Binding {
    /// Whether there is something to present. Sets nil only for the presentation that `token` tells.
    @MainActor
    fileprivate func isPresented<Parameters>(
        _ token: PresentationToken?, _ keyPath: KeyPath<Parameters, PresentationToken>
    ) -> Binding<Bool> where Value == Parameters? {
        Binding<Bool>(
            get: { wrappedValue != nil },
            set: { isPresented in
                if !isPresented { reset(token, keyPath) }
            })
    }

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

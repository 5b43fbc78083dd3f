/// An alert as a value, the older form of `alert(_:isPresented:actions:)`.
public struct Alert {
    /// A button of an alert or an action sheet; a press runs the action and closes what is presented.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
            self.label = label
            self.role = role
            self.action = action ?? {}
        }

        /// A button without a role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, nil, action)
        }

        /// A button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .cancel, action)
        }

        /// A button `Cancel` that cancels.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(Text(own: "Cancel"), .cancel, action)
        }

        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .destructive, action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button; without one it gets `OK`.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton].compactMap { $0 }
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// Choices as a value, the older form of a confirmation dialog.
public struct ActionSheet {
    /// A choice.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates choices under a title; without a button that cancels they get `Cancel`.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The buttons of an alert that is a value.
nonisolated struct AlertButtons: View {
    let buttons: [Alert.Button]

    @MainActor
    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: mainActorAction(button.action)) { button.label }
        }
    }
}

extension View {
    nonisolated private func ask(
        _ kind: PresentationKind, isPresented: @escaping () -> Bool, close: @escaping () -> Void, isByFlag: Bool,
        title: Text?, message: Text?, buttons: [Alert.Button]?
    ) -> some View {
        modifier(
            _AlertModifier(
                kind: kind, title: title ?? Text(verbatim: ""), showsTitle: true, isPresented: isPresented,
                close: close, isByFlag: isByFlag, actions: AnyView(AlertButtons(buttons: buttons ?? [])),
                message: AnyView(message)))
    }

    nonisolated private func ask(
        _ alert: Alert?, isPresented: @escaping () -> Bool, close: @escaping () -> Void, isByFlag: Bool
    ) -> some View {
        ask(
            .alert, isPresented: isPresented, close: close, isByFlag: isByFlag, title: alert?.title,
            message: alert?.message,
            buttons: alert?.buttons)
    }

    nonisolated private func ask(
        _ sheet: ActionSheet?, isPresented: @escaping () -> Bool, close: @escaping () -> Void, isByFlag: Bool
    ) -> some View {
        ask(
            .dialog, isPresented: isPresented, close: close, isByFlag: isByFlag, title: sheet?.title,
            message: sheet?.message,
            buttons: sheet?.buttons)
    }

    /// Presents an alert that is a value while `isPresented` is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        ask(
            isPresented.wrappedValue ? content() : nil, isPresented: { isPresented.wrappedValue },
            close: { isPresented.wrappedValue = false }, isByFlag: isPresented.source != nil)
    }

    /// Presents an alert that is made of `item` while that is not `nil`.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        ask(
            item.wrappedValue.map(content), isPresented: { item.wrappedValue != nil },
            close: { item.wrappedValue = nil }, isByFlag: false)
    }

    /// Presents choices that are a value while `isPresented` is true.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        ask(
            isPresented.wrappedValue ? content() : nil, isPresented: { isPresented.wrappedValue },
            close: { isPresented.wrappedValue = false }, isByFlag: isPresented.source != nil)
    }

    /// Presents choices that are made of `item` while that is not `nil`.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        ask(
            item.wrappedValue.map(content), isPresented: { item.wrappedValue != nil },
            close: { item.wrappedValue = nil }, isByFlag: false)
    }
}

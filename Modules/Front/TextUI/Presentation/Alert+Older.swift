/// An alert as a value. As SwiftUI's `Alert`, before `alert(_:isPresented:actions:)`.
public struct Alert {
    /// One of its buttons. As SwiftUI's `Alert.Button`.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        init(_ label: Text, _ role: ButtonRole?, _ action: (@MainActor () -> Void)?) {
            self.label = label
            self.role = role
            self.action = action ?? {}
        }

        @preconcurrency
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label, nil, action)
        }

        @preconcurrency
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label, .cancel, action)
        }

        @preconcurrency
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            Button(Text("Cancel"), .cancel, action)
        }

        @preconcurrency
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label, .destructive, action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton].compactMap { $0 }
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// Choices as a value. As SwiftUI's `ActionSheet`, before `confirmationDialog`.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

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
            Button(role: button.role, action: button.action) { button.label }
        }
    }
}

extension View {
    nonisolated private func ask(
        _ kind: PresentationKind, isPresented: @escaping () -> Bool, close: @escaping () -> Void,
        content: @escaping () -> (title: Text, message: Text?, buttons: [Alert.Button])?
    ) -> some View {
        modifier(
            _AlertModifier(
                kind: kind, title: { content()?.title ?? Text(verbatim: "") }, showsTitle: true,
                isPresented: isPresented, close: close,
                actions: { AnyView(AlertButtons(buttons: content()?.buttons ?? [])) },
                message: { AnyView(content()?.message) }))
    }

    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        ask(.alert, isPresented: { isPresented.wrappedValue }, close: { isPresented.wrappedValue = false }) {
            let alert = content()
            return (alert.title, alert.message, alert.buttons)
        }
    }

    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        ask(.alert, isPresented: { item.wrappedValue != nil }, close: { item.wrappedValue = nil }) {
            item.wrappedValue.map(content).map { ($0.title, $0.message, $0.buttons) }
        }
    }

    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        ask(.dialog, isPresented: { isPresented.wrappedValue }, close: { isPresented.wrappedValue = false }) {
            let sheet = content()
            return (sheet.title, sheet.message, sheet.buttons)
        }
    }

    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        ask(.dialog, isPresented: { item.wrappedValue != nil }, close: { item.wrappedValue = nil }) {
            item.wrappedValue.map(content).map { ($0.title, $0.message, $0.buttons) }
        }
    }
}

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Performs `action` when the View first appears, and not again when it comes back.
    ///
    /// Source: the SwiftUI VIPER Architecture's `onFirstAppear(didAppear:perform:)`.
    ///
    /// - Parameter didAppear: A `State` of the View's owner, which remembers that the View has appeared.
    /// - Parameter action: The action; nil for none.
    public func onFirstAppear(didAppear: Binding<Bool>, perform action: (() -> Void)?) -> some View {
        onAppear {
            guard !didAppear.wrappedValue else { return }
            didAppear.wrappedValue = true
            action?()
        }
    }

    /// Performs `action` when the View first appears, as `onFirstAppear(didAppear:perform:)` does, without the first
    /// label.
    public func onFirstAppear(_ didAppear: Binding<Bool>, perform action: (() -> Void)?) -> some View {
        onFirstAppear(didAppear: didAppear, perform: action)
    }

    /// Performs `action` when the View first appears; the modifier itself remembers that it has.
    public func onFirstAppear(perform action: (() -> Void)?) -> some View {
        modifier(FirstAppearance(action: action))
    }
}

private struct FirstAppearance: ViewModifier {
    @State private var didAppear = false
    let action: (() -> Void)?

    func body(content: Content) -> some View {
        content.onFirstAppear(didAppear: $didAppear, perform: action)
    }
}

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Does `action` when the View first appears; `didAppear`, a State of the View's owner, remembers that it has.
    public func onFirstAppear(didAppear: Binding<Bool>, perform action: (() -> Void)?) -> some View {
        onAppear {
            guard !didAppear.wrappedValue else { return }
            didAppear.wrappedValue = true
            action?()
        }
    }

    /// Does `action` when the View first appears; `didAppear`, a State of the View's owner, remembers that it has.
    public func onFirstAppear(_ didAppear: Binding<Bool>, perform action: (() -> Void)?) -> some View {
        onFirstAppear(didAppear: didAppear, perform: action)
    }

    /// Does `action` when the View first appears.
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

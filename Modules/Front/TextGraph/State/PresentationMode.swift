/// The state of a presented view, as SwiftUI's `PresentationMode`, which `isPresented` and `dismiss` replace.
public struct PresentationMode {
    /// Whether the view is presented, or pushed onto a stack.
    public let isPresented: Bool
    var isDismissed = false

    /// Closes the presented view, or goes back a page.
    public mutating func dismiss() {
        isDismissed = true
    }
}

extension EnvironmentValues {
    /// The state of the presented view.
    @available(*, deprecated, message: "use isPresented or dismiss")
    public var presentationMode: Binding<PresentationMode> {
        let isPresented = isPresented
        let dismiss = dismiss
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in if mode.isDismissed { onMainActor { dismiss() } } })
    }
}

/// Whether a view is presented, and how to dismiss it. As SwiftUI's `PresentationMode`, before `dismiss`.
public struct PresentationMode {
    public let isPresented: Bool
    var isDismissed = false

    public mutating func dismiss() {
        isDismissed = true
    }
}

extension EnvironmentValues {
    @available(*, deprecated, message: "use isPresented or dismiss")
    public var presentationMode: Binding<PresentationMode> {
        let isPresented = isPresented
        let dismiss = dismiss
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in if mode.isDismissed { onMainActor { dismiss() } } })
    }
}

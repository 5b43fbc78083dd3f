#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Shows progress over the View while there are parameters for it, and keeps the View's identity.
    ///
    /// The View is disabled meanwhile, unless the parameters say otherwise.
    ///
    /// Source: the SwiftUI VIPER Architecture.
    public func progressView(parameters: ProgressViewParameters?) -> some View {
        disabled(parameters.map { !$0.isInteractionEnabled } ?? false)
            .overlay {
                if let parameters {
                    ProgressView {
                        parameters.wording?.text ?? Text("Loading…")
                    }
                }
            }
    }
}

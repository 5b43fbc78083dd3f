#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A Presenter that may show progress.
///
/// Source: the SwiftUI VIPER Architecture's Presentable.
@MainActor @preconcurrency
public protocol ProgressViewPresentable: ObservableObject {
    /// The progress that is shown; nil when none is. A conformer publishes it.
    var progressViewParameters: ProgressViewParameters? { get set }
}

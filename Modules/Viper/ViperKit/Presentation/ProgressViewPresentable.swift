#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A Presenter that may show progress.
@MainActor @preconcurrency
public protocol ProgressViewPresentable: ObservableObject {
    /// The progress that is shown; nil when none is.
    var progressViewParameters: ProgressViewParameters? { get set }
}

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A Presenter that may show an alert.
@MainActor @preconcurrency
public protocol AlertPresentable: ObservableObject {
    /// The alert that is shown; nil when none is.
    var alertParameters: AlertParameters? { get set }
}

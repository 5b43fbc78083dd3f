#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A Presenter that may show an alert.
///
/// Source: the SwiftUI VIPER Architecture's Presentable.
@MainActor @preconcurrency
public protocol AlertPresentable: ObservableObject {
    /// The alert that is shown; nil when none is. A conformer publishes it.
    var alertParameters: AlertParameters? { get set }
}

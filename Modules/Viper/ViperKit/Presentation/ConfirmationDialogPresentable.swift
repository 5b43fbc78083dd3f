#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A Presenter that may ask before it acts.
@MainActor @preconcurrency
public protocol ConfirmationDialogPresentable: ObservableObject {
    /// The dialog that is shown; nil when none is.
    var confirmationDialogParameters: ConfirmationDialogParameters? { get set }
}

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A Presenter that may ask before it acts.
///
/// Source: the kit's own, beside the documents' `AlertPresentable`.
@MainActor @preconcurrency
public protocol ConfirmationDialogPresentable: ObservableObject {
    /// The dialog that is shown; nil when none is. A conformer publishes it.
    var confirmationDialogParameters: ConfirmationDialogParameters? { get set }
}

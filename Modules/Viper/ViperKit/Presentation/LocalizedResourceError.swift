import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// An error whose words are looked up in the language of the program, as those of the Views are.
///
/// The words of any other error are those that Foundation's `LocalizedError` has for it.
public protocol LocalizedResourceError: Error {
    /// What failed.
    var errorResource: LocalizedStringResource { get }
    /// Why; nil where that is said already.
    var failureReasonResource: LocalizedStringResource? { get }
    /// What to do about it.
    var recoverySuggestionResource: LocalizedStringResource? { get }
}

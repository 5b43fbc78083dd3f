import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// An error whose words are looked up in the language of the program, as those of the Views are.
///
/// The words of any other error are those that Foundation's `LocalizedError` has for it.
///
/// Source: the kit's own, after `LocalizedError`, whose strings are looked up before anybody knows the language.
public protocol LocalizedResourceError: Error {
    /// The failure itself, which becomes an alert's title.
    var errorResource: LocalizedStringResource { get }
    /// The reason; nil where the failure says it already.
    var failureReasonResource: LocalizedStringResource? { get }
    /// The suggestion for recovery; nil where nothing can be done.
    var recoverySuggestionResource: LocalizedStringResource? { get }
}

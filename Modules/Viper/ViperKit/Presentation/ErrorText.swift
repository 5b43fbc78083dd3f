import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// The words of an error for people, in the language of the program.
///
/// Source: Foundation's `LocalizedError`, and the kit's `LocalizedResourceError`.
public struct ErrorText: Hashable, Sendable {
    /// The description: the failure itself.
    public let title: String
    /// The reason and the suggestion for recovery, a line each; nil where the error has neither.
    public let message: String?

    /// Makes the words of `error`. An error without words of its own gets Foundation's `localizedDescription`.
    public init(_ error: any Error) {
        let parts: [String?]
        switch error {
        case let error as any LocalizedResourceError:
            title = String(localized: error.errorResource)
            parts = [error.failureReasonResource, error.recoverySuggestionResource].map { resource in
                resource.map { String(localized: $0) }
            }
        case let error as any LocalizedError:
            title = error.errorDescription ?? error.localizedDescription
            parts = [error.failureReason, error.recoverySuggestion]
        default:
            title = error.localizedDescription
            parts = []
        }
        let said = parts.compactMap(\.self)
        message = said.isEmpty ? nil : said.joined(separator: "\n")
    }
}

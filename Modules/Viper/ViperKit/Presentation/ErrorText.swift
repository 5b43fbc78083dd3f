import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// What an error says to people, in the language of the program.
public struct ErrorText: Hashable, Sendable {
    /// What failed.
    public let title: String
    /// Why, and what to do about it, a line each.
    public let message: String?

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

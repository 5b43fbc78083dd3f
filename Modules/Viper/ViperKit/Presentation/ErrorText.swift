import Foundation

/// What an error says to people.
struct ErrorText {
    let title: String
    let message: String?

    init(_ error: any Error) {
        guard let localized = error as? any LocalizedError else {
            title = error.localizedDescription
            message = nil
            return
        }
        title = localized.errorDescription ?? error.localizedDescription
        let parts = [localized.failureReason, localized.recoverySuggestion].compactMap(\.self)
        message = parts.isEmpty ? nil : parts.joined(separator: "\n")
    }
}

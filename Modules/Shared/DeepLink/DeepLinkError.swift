import Foundation

/// Why a link cannot be followed.
package enum DeepLinkError: Error, Hashable, Sendable {
    case leadsNowhere(String)
    /// The name of a query item, and a value that it cannot have.
    case badValue(String, String)
    /// A query item that the scene does not know.
    case unknownName(String)
}

extension DeepLinkError: LocalizedError {
    package var errorDescription: String? {
        switch self {
        case .leadsNowhere(let path): "“\(path)” leads nowhere in this app."
        case .badValue(let name, let value): "The link’s \(name) cannot be “\(value)”."
        case .unknownName(let name): "The link says “\(name)”, which means nothing there."
        }
    }

    package var recoverySuggestion: String? {
        "Links are /appointments, /appointments/ID, /appointments/ID/reschedule and /time-slots."
    }
}

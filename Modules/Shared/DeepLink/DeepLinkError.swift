import Foundation
import SwiftUI
import ViperKit

/// Why a link cannot be followed.
package enum DeepLinkError: Error, Hashable, Sendable {
    /// The path, and the names of the links that only this audience has.
    case leadsNowhere(String, own: [String])
    /// The name of a query item, and a value that it cannot have.
    case badValue(String, String)
    /// A query item without which the scene does not know what to show.
    case missingValue(String)
    /// A query item that the scene does not know.
    case unknownName(String)
}

extension DeepLinkError: LocalizedError {
    package var errorDescription: String? { String(localized: errorResource) }
    package var recoverySuggestion: String? { recoverySuggestionResource.map { String(localized: $0) } }
}

extension DeepLinkError: LocalizedResourceError {
    package var errorResource: LocalizedStringResource {
        switch self {
        case .leadsNowhere(let path, _): "“\(path)” leads nowhere in this app."
        case .badValue(let name, let value): "The link’s \(name) cannot be “\(value)”."
        case .missingValue(let name): "The link does not say its \(name)."
        case .unknownName(let name): "The link says “\(name)”, which means nothing there."
        }
    }

    package var failureReasonResource: LocalizedStringResource? { nil }

    package var recoverySuggestionResource: LocalizedStringResource? {
        let own: [String] = if case .leadsNowhere(_, let names) = self { names } else { [] }
        let links =
            [
                "/appointments", "/appointments/ID", "/appointments/ID/reschedule", "/messages", "/messages/ID",
                "/results", "/record", "/patients/ID/record", "/prescriptions", "/patients/ID/prescriptions",
                "/account",
            ] + own.map { "/" + $0 }
        return "Links are \(links.joined(separator: ", ")) and /time-slots."
    }
}

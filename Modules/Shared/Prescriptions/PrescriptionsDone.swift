import Foundation

/// What was done about a medicine, which the list alone does not say.
package enum PrescriptionsDone: Hashable, Sendable {
    case prescribed(String)
    case stopped(String)
    case approved(String, patient: String)
    case declined(String, patient: String)

    var words: LocalizedStringResource {
        switch self {
        case .prescribed(let medicine): "“\(medicine)” is prescribed."
        case .stopped(let medicine): "“\(medicine)” is stopped."
        case .approved(let medicine, let patient): "The refill of “\(medicine)” for \(patient) is approved."
        case .declined(let medicine, let patient): "The refill of “\(medicine)” for \(patient) is declined."
        }
    }
}

import ClinicModel
import Synchronization

/// The JSON texts of services: the same few are in row after row, and to make one takes longer than to find its row.
final class ServiceTexts: Sendable {
    static let shared = ServiceTexts()

    /// When there are more, all are made again.
    private static let most = 1000

    private let texts = Mutex<[CodeableConcept: String]>([:])

    func text(of service: CodeableConcept) throws -> String {
        if let text = texts.withLock({ $0[service] }) { return text }
        let text = try service.columnText()
        texts.withLock { texts in
            if texts.count >= Self.most { texts = [:] }
            texts[service] = text
        }
        return text
    }
}

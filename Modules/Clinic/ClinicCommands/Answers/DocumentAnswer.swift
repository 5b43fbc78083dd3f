import ClinicModel
import ClinicProgram
import Foundation

/// A document with its text, where it is one.
package struct DocumentAnswer: Answer {
    private struct Record: Encodable {
        let id: String
        let title: String
        let patientName: String
        let written: DateTime?
        let authors: [String]
        let contentType: String?
        let size: Int?
        let url: String?
        let text: String?
    }

    private let details: DocumentDetails

    package init(_ details: DocumentDetails) {
        self.details = details
    }

    package func lines(width: Int?) -> [String] {
        let (document, attachment) = (details.document, details.document.attachment)
        let facts: [(name: Phrase, text: String?)] = [
            ("Patient", details.patientName), ("Document", document.titleWords.said),
            ("When", document.date?.wordsWithTime(in: details.zone).said),
            ("By", details.authorNames.joined(separator: ", ")),
        ]
        let file = [attachment.contentType, attachment.size.map { "\($0) B" }, attachment.url].compactMap(\.self)
            .joined(separator: ", ")
        let text = attachment.text ?? instead(of: file).said
        return Facts.lines(facts, width: width) + text.wrappedLines(to: width)
    }

    /// What there is to say of a document that is no text.
    private func instead(of file: String) -> Phrase {
        if details.document.attachment.data != nil {
            return "A file that is not shown here: \(file). “document save” saves it."
        }
        return file.isEmpty ? "There is no file." : "A file that is not here: \(file)."
    }

    package func encode(to encoder: any Encoder) throws {
        let (document, attachment) = (details.document, details.document.attachment)
        try Record(
            id: document.id.rawValue, title: document.title, patientName: details.patientName, written: document.date,
            authors: details.authorNames, contentType: attachment.contentType, size: attachment.size,
            url: attachment.url, text: attachment.text
        ).encode(to: encoder)
    }
}

extension DiagnosticReport {
    /// The forms as documents, which are read like others.
    package var documents: [DocumentReference] {
        (forms ?? []).enumerated().map { index, form in
            var file = form
            file.creation = date ?? form.creation
            return DocumentReference(
                id: DocumentReference.ID(id.rawValue + Self.formMark + String(index + 1)), docStatus: .final,
                type: code, patient: patient, encounter: encounter, written: nil, authors: performers, summary: title,
                attachment: file)
        }
    }

    /// Whose form a document is; nil for a document of its own.
    package static func report(of document: DocumentReference.ID) -> ID? {
        guard let mark = document.rawValue.ranges(of: formMark).last,
            Int(document.rawValue[mark.upperBound...]) != nil
        else { return nil }
        return ID(String(document.rawValue[..<mark.lowerBound]))
    }

    private static let formMark = ".form-"
}

import Foundation

/// A note or another document about somebody.
package struct DocumentReference: HealthEntity, StatusHaving {
    package static let resourceType = "DocumentReference"

    package let id: EntityID<DocumentReference>
    package var identifiers: [Identifier]
    package var status: Status
    package var docStatus: DocStatus?
    package var type: CodeableConcept?
    package var patient: Patient.ID?
    package var encounter: Encounter.ID?
    package var written: Date?
    /// FHIR references to who has written it.
    package var authors: [String]
    package var summary: String?
    /// The first of its contents.
    package var attachment: Attachment
    /// What it is an addendum to: FHIR's `relatesTo` with the code `appends`.
    package var appends: EntityID<DocumentReference>?

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status = .current, docStatus: DocStatus? = nil,
        type: CodeableConcept? = nil, patient: Patient.ID?, encounter: Encounter.ID? = nil, written: Date?,
        authors: [String] = [], summary: String? = nil, attachment: Attachment, appends: ID? = nil
    ) {
        self.id = id
        self.identifiers = identifiers
        self.status = status
        self.docStatus = docStatus
        self.type = type
        self.patient = patient
        self.encounter = encounter
        self.written = written
        self.authors = authors
        self.summary = summary
        self.attachment = attachment
        self.appends = appends
    }

    package var date: DateTime? { written.map(DateTime.instant) ?? attachment.creation }
    package var title: String {
        [attachment.title, summary, type?.display].lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
    }
    /// The title; of what visits leave, in the reader's language.
    package var titleWords: Phrase {
        let known: Phrase? =
            switch title {
            case Self.noteTitle: "Visit note"
            case Self.addendumTitle: "Addendum"
            default: nil
            }
        return Phrase(recorded: title, nil, known: known)
    }
    package static let noteTitle = "Visit note"
    package static let addendumTitle = "Addendum"

    /// Whether the patient may read it: it is in force and nobody is still writing it.
    package var isReleased: Bool { status == .current && [.final, .amended, nil].contains(docStatus) }

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case current, superseded
        case enteredInError = "entered-in-error"
    }

    package enum DocStatus: String, Hashable, Codable, Sendable, CaseIterable {
        case preliminary, final, amended
        case enteredInError = "entered-in-error"
    }
}

/// A file, or a note as text.
package struct Attachment: Hashable, Codable, Sendable {
    /// Such as `text/plain; charset=utf-8`.
    package var contentType: String?
    package var data: Data?
    package var url: String?
    package var title: String?
    package var creation: DateTime?
    /// As the resource says; see ``size``.
    package var declaredSize: Int?

    package init(
        contentType: String?, data: Data? = nil, url: String? = nil, title: String? = nil, creation: DateTime? = nil,
        declaredSize: Int? = nil
    ) {
        self.contentType = contentType
        self.data = data
        self.url = url
        self.title = title
        self.creation = creation
        self.declaredSize = declaredSize
    }

    /// In bytes.
    package var size: Int? { data?.count ?? declaredSize }

    /// The type alone, such as `text/plain`.
    package var mediaType: String? {
        contentType.map { $0.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased() }
    }

    /// Whether it can be read as it is, and needs no other program.
    package var isText: Bool { mediaType.map { ["text/plain", "text/markdown", "text/csv"].contains($0) } ?? false }

    /// What it says, where it is a text and here; nil for what another program has to open.
    package var text: String? {
        guard isText, let data else { return nil }
        return String(data: data, encoding: encoding)
    }

    private var encoding: String.Encoding {
        switch contentType?.lowercased().firstMatch(of: /charset="?([\w-]+)/)?.1 {
        case "iso-8859-1", "latin1": .isoLatin1
        case "windows-1252": .windowsCP1252
        case "utf-16": .utf16
        default: .utf8
        }
    }
}

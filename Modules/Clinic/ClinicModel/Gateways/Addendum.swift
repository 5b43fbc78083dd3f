/// What was added to a visit after it was finished, and by whom.
package struct Addendum: Hashable, Codable, Sendable, Identifiable {
    package let document: DocumentReference
    package let authorName: String?

    package init(document: DocumentReference, authorName: String? = nil) {
        self.document = document
        self.authorName = authorName
    }

    package var id: DocumentReference.ID { document.id }
    package var text: String { document.attachment.text ?? "" }
}

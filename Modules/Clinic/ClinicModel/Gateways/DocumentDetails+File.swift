extension DocumentDetails {
    private static let endings = [
        "application/pdf": "pdf", "application/json": "json", "application/rtf": "rtf", "application/xml": "xml",
        "image/gif": "gif", "image/jpeg": "jpg", "image/png": "png", "image/tiff": "tiff", "text/csv": "csv",
        "text/html": "html", "text/markdown": "md", "text/plain": "txt",
    ]

    /// The document as a file of its own, named after its title and its day. Throws `notFound` where it stands elsewhere.
    package func file() throws(ClinicError) -> RecordFile {
        guard let data = document.attachment.data else { throw .notFound("file of this document") }
        let ending = document.attachment.mediaType.flatMap { Self.endings[$0] } ?? "bin"
        let title = document.title
        let name = FileName(
            title.isEmpty ? "\(document.id)" : title, on: document.date?.date(in: zone),
            ending: ending)
        return RecordFile(name: name.text, contents: data)
    }
}

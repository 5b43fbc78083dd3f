extension DocumentReference {
    private static let endings = [
        "application/pdf": "pdf", "application/json": "json", "application/rtf": "rtf", "application/xml": "xml",
        "image/gif": "gif", "image/jpeg": "jpg", "image/png": "png", "image/tiff": "tiff", "text/csv": "csv",
        "text/html": "html", "text/markdown": "md", "text/plain": "txt",
    ]

    /// The document as a file of its own. Throws `notFound` where it stands elsewhere.
    package func file() throws(ClinicError) -> RecordFile {
        guard let data = attachment.data else { throw .notFound("file of this document") }
        let name = id.rawValue.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
        let ending = attachment.mediaType.flatMap { Self.endings[$0] } ?? "bin"
        return RecordFile(name: "document-\(name).\(ending)", contents: data)
    }
}

import UniformTypeIdentifiers

extension String: Transferable {
    /// A string as UTF-8; any plain text is read.
    @TransferRepresentationBuilder<String>
    public static var transferRepresentation: _TransferForms<String> {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
        DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: Transferable {
    /// Bytes as they are.
    @TransferRepresentationBuilder<Data>
    public static var transferRepresentation: DataRepresentation<Data> {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// A URL as its absolute string, both as a URL and as plain text; bytes that are no URL throw
    /// `CocoaError.fileReadCorruptFile`.
    @TransferRepresentationBuilder<URL>
    public static var transferRepresentation: _TransferForms<URL> {
        DataRepresentation(contentType: .url) { url in
            Data(url.absoluteString.utf8)
        } importing: { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return url
        }
        ProxyRepresentation<URL, String>(exporting: { (url: URL) in url.absoluteString })
    }
}

extension AttributedString: Transferable {
    /// An attributed string as its characters alone, without their attributes.
    @TransferRepresentationBuilder<AttributedString>
    public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
        ProxyRepresentation<AttributedString, String> {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}

extension Color: Transferable {
    /// A colour as the JSON of its parts.
    @TransferRepresentationBuilder<Color>
    public static var transferRepresentation: DataRepresentation<Color> {
        DataRepresentation(contentType: UTType(exportedAs: "com.apple.swiftui.color")) { color in
            try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
        } importing: {
            Color(try JSONDecoder().decode(Resolved.self, from: $0))
        }
    }
}

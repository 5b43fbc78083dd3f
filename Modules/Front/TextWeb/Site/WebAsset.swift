import TextUICore

/// A file that every page asks for. Its name has the checksum of what is in it, so that a browser may keep it for ever.
public struct WebAsset: Sendable {
    /// The name below the place that sessions share.
    public let name: String
    /// The media type.
    public let type: String
    public let content: [UInt8]

    private init(_ stem: String, _ ending: String, type: String, _ content: [UInt8]) {
        var sum = Checksum()
        for byte in content { sum.combine(byte) }
        name = "\(stem).\(String(sum.value, radix: 16)).\(ending)"
        self.type = type
        self.content = content
    }

    /// The look of all pages.
    public static let stylesheet = WebAsset(
        "style", "css", type: "text/css; charset=utf-8", PackageResources.style_css)
    /// Brings changes into an open page. A page works without it. It is sent without its comments and indentation.
    public static let script = WebAsset(
        "script", "js", type: "text/javascript; charset=utf-8", Array(squeezed(PackageResources.script_js).utf8))

    private static func squeezed(_ script: [UInt8]) -> String {
        String(decoding: script, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }.filter { !$0.hasPrefix("//") }
            .joined(separator: "\n").replacing(" => ", with: "=>")
    }

    public static let all = [stylesheet, script]

    /// The headers with which it is to be sent.
    package var headers: [String: String] {
        [
            "content-type": type, "cache-control": "public, max-age=31536000, immutable",
            "x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin",
        ]
    }

    /// The headers with which a page, and the answer to an event, are to be sent.
    public static let headers: [(name: String, value: String)] = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
                + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cache-Control", "no-store"),
    ]
}

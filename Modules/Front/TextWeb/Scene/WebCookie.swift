/// The cookie by which a browser is known. It lasts as long as the browser is open.
package enum WebCookie {
    package static func header(_ secret: String, _ name: String, isEncrypted: Bool) -> String {
        "\(full(name, isEncrypted))=\(secret); Path=/; HttpOnly; SameSite=Strict\(isEncrypted ? "; Secure" : "")"
    }

    /// A page that asks for itself once more, from here. A strict cookie does not come along from another site, and a
    /// new one would take its place.
    package static let pageThatAsksAgain = "<!doctype html><meta http-equiv=\"refresh\" content=\"0\"><title>…</title>"

    /// The secret in the value of a request's header `Cookie`.
    package static func value(in header: String?, _ name: String, isEncrypted: Bool) -> String? {
        let prefix = full(name, isEncrypted) + "="
        for part in (header ?? "").split(separator: ";") {
            let cookie = part.drop { $0 == " " }
            if cookie.hasPrefix(prefix) { return String(cookie.dropFirst(prefix.count)) }
        }
        return nil
    }

    /// With https a browser keeps others, such as the server of another port, from setting it.
    private static func full(_ name: String, _ isEncrypted: Bool) -> String { isEncrypted ? "__Host-\(name)" : name }
}

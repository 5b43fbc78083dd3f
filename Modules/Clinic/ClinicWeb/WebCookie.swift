import ClinicAPI

/// The cookie by which a browser is known. It lasts as long as the browser is open.
enum WebCookie {
    private static func name(_ isEncrypted: Bool) -> String { isEncrypted ? "__Host-caduceus" : "caduceus" }

    static func header(_ secret: String, isEncrypted: Bool) -> String {
        "\(name(isEncrypted))=\(secret); Path=/; HttpOnly; SameSite=Strict\(isEncrypted ? "; Secure" : "")"
    }

    static func value(in request: APIRequest, isEncrypted: Bool) -> String? {
        let prefix = name(isEncrypted) + "="
        for part in (request.headers["cookie"] ?? "").split(separator: ";") {
            let cookie = part.drop { $0 == " " }
            if cookie.hasPrefix(prefix) { return String(cookie.dropFirst(prefix.count)) }
        }
        return nil
    }
}

import PlainText
import SwiftUI
import TestPages
import TextWeb

/// One visit to a page: it posts what a browser would post.
@MainActor
final class WebVisit {
    static let place = WebPlace(base: "/app", shared: "/web", tab: "tab", token: "secret")

    let session: WebSession
    private(set) var page: WebPage

    init<Content: View>(
        at start: String = "/", address: @escaping @MainActor () -> String = { "/" },
        @ViewBuilder content: @escaping () -> Content
    ) async throws {
        session = WebSession(
            Self.place, app: "App", locale: Locale(identifier: "en_US"), timeZone: .gmt, address: address,
            content: content)
        await session.begin(at: start)
        page = try WebPage(session.document)
    }

    var words: [String] { page.elements.map(\.words) }

    /// The key of an element by its label.
    func key(_ label: String) throws -> String {
        guard let element = page.elements.first(where: { $0.label == label }) else { throw Missing(label: label) }
        return element.key
    }

    struct Missing: Error { let label: String }

    /// Posts as a browser without scripts does: every field of the page, and then those.
    @discardableResult
    func post(_ fields: [String: String] = [:], token: String = "secret") async throws -> WebAnswer {
        let all = page.fields.filter { $0.name != "token" }.map { ($0.name, $0.value) }
        let answer = await session.answer(
            to: try Self.form([("token", token)] + all + fields.map { ($0.key, $0.value) }))
        try read()
        return answer
    }

    /// Takes the page as it is now.
    func read() throws { page = try WebPage(session.document) }

    /// Posts as the script does: those fields alone. Returns the update.
    func send(_ fields: [String: String]) async throws -> JSONValue {
        let script = [("token", "secret"), ("script", "1")]
        let answer = await session.answer(to: try Self.form(script + fields.map { ($0.key, $0.value) }))
        guard case .update(let json) = answer else { throw Missing(label: "update") }
        return try JSONParser.parse(json)
    }

    static func form(_ fields: [(String, String)]) throws -> WebForm {
        let body = fields.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
        guard let form = WebForm(Array(body.utf8)) else { throw Missing(label: "form") }
        return form
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}

extension JSONValue {
    /// The changes of an update, by the ids of the elements.
    var changes: [String: String] {
        (self["changes"]?.array ?? []).reduce(into: [:]) { changes, change in
            if let pair = change.array, let id = pair.first?.string { changes[id] = pair.last?.string }
        }
    }
}

import SwiftUI
import TestPages
import TextWeb
import ViperTesting

/// A browser without scripts: it reads pages, and posts their form.
@MainActor
final class Browser: PlayScreen {
    private let session: WebSession
    private var page: WebPage
    /// The field that has the focus.
    private var focus: WebPage.Element?

    init<Program: View>(rows: Int, _ program: @escaping () -> Program) async throws {
        let place = WebPlace(base: "/app", shared: "/web", tab: "tab", token: "secret")
        session = WebSession(
            place, app: "App", columns: 50, rows: rows, locale: Locale(identifier: "en_US"), timeZone: .gmt,
            content: program)
        await session.begin(at: "/")
        page = try WebPage(session.document)
    }

    var text: String { page.elements.map(\.words).joined(separator: "\n") }
    var elements: [String] { page.elements.map(\.words) }

    private func post(_ fields: [(String, String)]) async throws {
        var all = page.fields.map { ($0.name, $0.value) }
        all += fields
        let body = all.map { "\(Self.encoded($0))=\(Self.encoded($1))" }.joined(separator: "&")
        guard let form = WebForm(Array(body.utf8)) else { throw BrowserError("the form cannot be read") }
        guard case .page(path: "/app?tab=tab") = await session.answer(to: form) else {
            throw BrowserError("the answer is no page")
        }
        page = try WebPage(session.document)
        if let refusal = page.refusal { throw BrowserError(refusal) }
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    private func find(_ query: ElementQuery) throws -> WebPage.Element {
        let usable = page.elements.filter { $0.isUsable }
        switch query {
        case .ref(let number):
            guard usable.indices.contains(number - 1) else { throw BrowserError("no element \(number)") }
            return usable[number - 1]
        case .identifier(let identifier):
            guard let found = usable.first(where: { $0.identifier == identifier }) else {
                throw BrowserError("no element #\(identifier)")
            }
            return found
        case .label(let label): return try find(usable, label)
        case .role(let role, let label):
            let all = usable.filter { $0.role == role.rawValue }
            guard let label else {
                guard all.count == 1 else { throw BrowserError("\(all.count) of \(role)") }
                return all[0]
            }
            return try find(all, label)
        }
    }

    private func find(_ elements: [WebPage.Element], _ label: String) throws -> WebPage.Element {
        let wanted = label.lowercased()
        let exact = elements.filter { $0.label.lowercased() == wanted }
        let found = exact.isEmpty ? elements.filter { $0.label.lowercased().hasPrefix(wanted) } : exact
        guard found.count == 1 else { throw BrowserError("\(found.count) elements are \(label)") }
        return found[0]
    }

    func press(_ query: ElementQuery) async throws {
        let element = try find(query)
        switch element.control {
        case .button: try await post([("press", element.key)])
        case .box: try await post([(element.field, element.value == "on" ? "off" : "on")])
        case .choice, .text:
            focus = element
            try await post([("do", "submit"), ("focus", element.field)])
        case .none: throw BrowserError("\(element.label) cannot be pressed")
        }
    }

    func set(_ query: ElementQuery, to value: String) async throws {
        let element = try find(query)
        focus = element
        try await post([(element.field, try element.posted(value))])
    }

    func perform(_ action: String, on query: ElementQuery) async throws {
        let element = try find(query)
        guard let place = element.actions.firstIndex(of: action) else { throw BrowserError("no action \(action)") }
        try await post([("further", "\(element.key) \(place)")])
    }

    func key(_ key: String) async throws {
        switch key {
        case "enter": try await post([("do", "submit"), ("focus", focus?.field ?? "")])
        case "end": while page.hasMore { try await more() }
        case "home": while page.hasLess { try await post([("do", "less")]) }
        default: throw BrowserError("no key \(key)")
        }
    }

    func type(_ words: String) async throws {
        let fields = page.elements.filter { $0.control == .text && $0.isUsable }
        guard let field = fields.first(where: { $0.key == page.focused }) ?? fields.first else {
            throw BrowserError("there is no field to type in")
        }
        focus = field
        try await post([(field.field, field.value + words)])
    }

    func back() async throws { try await post([("do", "back")]) }
    func more() async throws { try await post([("do", "more")]) }
    func refresh() async throws { try await post([("do", "refresh")]) }

    func find(text: String) async throws {
        guard let field = page.elements.first(where: \.isSearch) else { throw BrowserError("there is no search") }
        try await post([(field.field, text), ("do", "submit"), ("focus", field.field)])
    }

    func perform(_ body: () -> Void) async {
        body()
        guard let look = WebForm(Array("token=secret&do=look".utf8)) else { return }
        for _ in 0..<10 { await Task.yield() }
        _ = await session.answer(to: look)
        if let now = try? WebPage(session.document) { page = now }
    }
}

struct BrowserError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

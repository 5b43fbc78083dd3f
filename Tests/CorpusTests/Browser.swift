import SwiftUI
import TestPages
import Testing
import TextWeb
import ViperTesting

/// A browser: it reads pages, and posts their form. With the script it is told of changes, which are to make the page
/// what it would be if it were read again.
@MainActor
final class Browser: PlayScreen {
    private let session: WebSession
    private var page: WebPage
    /// The field that has the focus.
    private var focus: WebPage.Element?
    /// What the script has made of the first page; nil without the script.
    private var mirror: PageMirror?

    init<Program: View>(rows: Int, hasScript: Bool, _ program: @escaping () -> Program) async throws {
        let place = WebPlace(base: "/app", shared: "/web", tab: "tab", token: "secret")
        session = WebSession(
            place, app: "App", columns: 50, rows: rows, locale: Locale(identifier: "en_US"), timeZone: .gmt,
            content: program)
        await session.begin(at: "/")
        let document = session.document
        page = try WebPage(document)
        if hasScript { mirror = try PageMirror(document) }
    }

    var text: String { page.elements.map(\.words).joined(separator: "\n") }
    var elements: [String] { page.elements.map(\.words) }

    private func post(_ fields: [(String, String)]) async throws {
        // The script sends what was changed.
        let isSent = { (name: String) in self.mirror == nil || !name.hasPrefix("v.") }
        var all = page.fields.filter { isSent($0.name) }.map { ($0.name, $0.value) }
        if mirror != nil { all.append(("script", "1")) }
        all += fields
        let body = all.map { "\(Self.encoded($0))=\(Self.encoded($1))" }.joined(separator: "&")
        guard let form = WebForm(Array(body.utf8)) else { throw BrowserError("the form cannot be read") }
        switch await session.answer(to: form) {
        case .page(path: "/app?tab=tab") where mirror == nil: try read()
        case .update(let update) where mirror != nil: try take(update)
        case let answer: throw BrowserError("the answer is \(answer)")
        }
        if let refusal = page.refusal { throw BrowserError(refusal) }
    }

    private func read() throws { page = try WebPage(session.document) }

    private func take(_ update: String) throws {
        try mirror?.take(update)
        let document = session.document
        guard try mirror?.document == PageMirror.read(document) else {
            throw BrowserError("the page is not \(document) after \(update)")
        }
        page = try WebPage(document)
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
        for _ in 0..<10 { await Task.yield() }
        do {
            guard let look = WebForm(Array("token=secret&do=look".utf8)),
                case .update(let update) = await session.answer(to: look)
            else { throw BrowserError("the page cannot be looked at") }
            if mirror == nil { try read() } else { try take(update) }
        } catch {
            Issue.record(error)
        }
    }
}

struct BrowserError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

import ClinicAPI
import ClinicWeb
import Foundation
import TestPages
import Testing

/// A browser without scripts, in which one page is open.
@MainActor
final class Visitor {
    private let desk: WebDesk
    private let network: String
    var cookie: String?
    /// The languages that it asks for.
    var languages: String?
    private(set) var page: WebPage?
    private(set) var path = ""

    init(_ desk: WebDesk, from network: String = "192.0.2.7") {
        self.desk = desk
        self.network = network
    }

    var words: [String] { page?.elements.map(\.words) ?? [] }
    var title: String? { page?.elements.first { $0.role == "heading" }?.label }
    var tab: String? { page?.fields.first { $0.name == "tab" }?.value }

    func send(_ method: String, _ path: String, headers: [String: String] = [:], _ body: String = "") async -> APIAnswer
    {
        let parts = path.split(separator: "?", maxSplits: 1)
        var request = APIRequest(
            method, String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "", origin: "http://clinic.test",
            headers: headers, body: Data(body.utf8))
        request.headers["cookie"] = cookie
        request.headers["accept-language"] = languages
        let answer = await desk.answer(request, from: network)
        if let set = answer.headers["set-cookie"] { cookie = String(set.prefix { $0 != ";" }) }
        return answer
    }

    /// The changes of the page that is open, as its script asks for them; nil where there is no such page.
    func listen() -> AsyncStream<[UInt8]>? {
        var request = APIRequest("GET", "/web/events/\(tab ?? "")")
        request.headers["cookie"] = cookie
        return desk.changes(request).events
    }

    /// Opens a page, and follows where it leads.
    func open(_ path: String) async throws {
        let answer = await send("GET", path)
        #expect(answer.status == 200)
        self.path = path
        page = try WebPage(String(decoding: answer.body, as: UTF8.self))
    }

    /// Posts the form with what it has, and more.
    @discardableResult
    func post(_ fields: [String: String], headers: [String: String] = [:]) async throws -> Int {
        let all = (page?.fields ?? []).map { ($0.name, $0.value) } + fields.map { ($0.key, $0.value) }
        let body = all.map { "\(Self.encoded($0.0))=\(Self.encoded($0.1))" }.joined(separator: "&")
        let answer = await send("POST", String(path.prefix { $0 != "?" }), headers: headers, body)
        if answer.status == 303, let next = answer.headers["location"] { try await open(next) }
        return answer.status
    }

    func press(_ label: String) async throws {
        let element = try #require(page?.elements.first { $0.label == label && $0.control == .button })
        try await post(["press": element.key])
    }

    /// Presses the first element whose identifier begins so.
    func press(identifier: String) async throws {
        let element = try #require(page?.elements.first { $0.identifier?.hasPrefix(identifier) == true })
        try await post(["press": element.key])
    }

    /// Listens, from now on, until the open page is told of words that nobody asked for there.
    func listen(for words: String) throws -> Task<Void, Never> {
        var request = APIRequest("GET", "/web/events/\(tab ?? "")")
        request.headers["cookie"] = cookie
        let events = try #require(desk.changes(request).events)
        return Task {
            for await event in events where String(decoding: event, as: UTF8.self).contains(words) { break }
        }
    }

    func signIn(_ user: String, _ password: String) async throws {
        let fields = try #require(page?.elements.filter { $0.control == .text })
        let button = try #require(page?.elements.first { $0.identifier == "signIn.signIn" })
        try await post([fields[0].field: user, fields[1].field: password])
        try await post(["press": button.key])
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}

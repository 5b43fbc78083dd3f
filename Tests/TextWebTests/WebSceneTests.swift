import PlainText
import SwiftUI
import TestPages
import Testing

@testable import TextWeb

@MainActor
struct WebSceneTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Text("count \(count)")
            Button("Add") { count += 1 }
        }
    }

    private func scene(limit: Int = 500, sleep: Duration = .seconds(300)) -> WebScene {
        WebScene(base: "/counter", limit: limit, sleep: sleep) { place, address, languages in
            guard address == "/" else { return nil }
            let locale = languages.locale(among: ["en", "de"])
            return WebSession(place, app: "Counter", locale: locale) { Counter() }
        }
    }

    /// What a browser knows of a page that it was sent.
    private struct Open {
        let cookie: String
        let html: String
        let page: WebPage

        init(_ answer: WebResponse, cookie known: String? = nil) throws {
            let cookie = answer.headers["set-cookie"].map { String($0.prefix { $0 != ";" }) }
            self.cookie = try #require(cookie ?? known)
            html = Self.text(answer)
            page = try WebPage(html)
        }

        static func text(_ answer: WebResponse) -> String {
            guard case .bytes(let bytes) = answer.body else { return "" }
            return String(decoding: bytes, as: UTF8.self)
        }

        func field(_ name: String) -> String { page.fields.first { $0.name == name }?.value ?? "" }

        func press(_ label: String, cookie other: String? = nil, site: String? = nil) throws -> WebRequest {
            let key = try #require(page.elements.first { $0.label == label }).key
            var headers = ["cookie": other ?? cookie]
            headers["sec-fetch-site"] = site
            return WebRequest(
                "POST", "/counter", headers: headers,
                body: Array("token=\(field("token"))&tab=\(field("tab"))&press=\(key)".utf8))
        }
    }

    @Test func `a page is in the language that its browser asks for`() async throws {
        let scene = scene()
        for (wanted, language) in [("de-AT, en;q=0.5", "de-AT"), ("fr, en-GB", "en-GB")] {
            let request = WebRequest("GET", "/counter", headers: ["accept-language": wanted])
            #expect(Open.text(await scene.answer(request)).contains("<html lang=\"\(language)\""))
        }
    }

    private func open(_ scene: WebScene, cookie: String? = nil) async throws -> Open {
        var headers: [String: String] = [:]
        headers["cookie"] = cookie
        return try Open(await scene.answer(WebRequest("GET", "/counter", headers: headers)), cookie: cookie)
    }

    @Test func `each tab has a state of its own, and a reload keeps it`() async throws {
        let scene = scene()
        defer { scene.close() }
        let one = try await open(scene)
        let two = try await open(scene, cookie: one.cookie)
        #expect(two.cookie == one.cookie)
        #expect(scene.tabCount == 2)
        let pressed = await scene.answer(try one.press("Add"))
        #expect(pressed.status == 303)
        let path = try #require(pressed.headers["location"])
        let query = String(path.split(separator: "?")[1])
        let again = await scene.answer(
            WebRequest("GET", "/counter", query: query, headers: ["cookie": one.cookie]))
        #expect(Open.text(again).contains("count 1"))
        #expect(try await open(scene, cookie: one.cookie).html.contains("count 0"))
    }

    @Test func `another browser does not reach a tab, and another site does not post to it`() async throws {
        let scene = scene()
        defer { scene.close() }
        let (mine, other) = (try await open(scene), try await open(scene))
        #expect(mine.cookie != other.cookie)
        #expect(await scene.answer(try mine.press("Add", cookie: other.cookie)).status == 303)
        #expect(await scene.answer(try mine.press("Add", cookie: "textweb=")).status == 303)
        #expect(await scene.answer(try mine.press("Add", site: "cross-site")).status == 403)
        var forged = try mine.press("Add")
        forged.body = Array(String(decoding: forged.body, as: UTF8.self).replacing("token=", with: "token=x").utf8)
        #expect(await scene.answer(forged).status == 403)
        let stream = WebRequest("GET", "/web/events/\(mine.field("tab"))", headers: ["cookie": other.cookie])
        #expect(await scene.answer(stream).status == 204)
        let query = "tab=\(mine.field("tab"))"
        let mineAgain = await scene.answer(
            WebRequest("GET", "/counter", query: query, headers: ["cookie": mine.cookie]))
        #expect(Open.text(mineAgain).contains("count 0"))
    }

    @Test func `a link from another site leaves a browser its cookie`() async throws {
        let scene = scene()
        defer { scene.close() }
        let answer = await scene.answer(
            WebRequest("GET", "/counter", headers: ["sec-fetch-site": "cross-site"]))
        #expect(answer.status == 200 && answer.headers["set-cookie"] == nil)
        #expect(Open.text(answer).contains("http-equiv=\"refresh\""))
        #expect(scene.tabCount == 0)
    }

    @Test func `the stream tells of a press without the script, and ends with the scene`() async throws {
        let scene = scene()
        let tab = try await open(scene)
        let answer = await scene.answer(
            WebRequest("GET", "/web/events/\(tab.field("tab"))", headers: ["cookie": tab.cookie]))
        #expect(answer.headers["content-type"] == "text/event-stream")
        guard case .events(let events) = answer.body else { throw WebVisit.Missing(label: "events") }
        var told: [String] = []
        for await event in events {
            told.append(String(decoding: event, as: UTF8.self))
            scene.close()
        }
        #expect(told.first == "data: {\"at\":0}\n\n")
    }

    @Test func `the tab longest unused goes where there are too many, and one whose page is open stays`() async throws {
        let scene = scene(limit: 2)
        defer { scene.close() }
        let one = try await open(scene)
        let two = try await open(scene)
        let stream = WebRequest("GET", "/web/events/\(one.field("tab"))", headers: ["cookie": one.cookie])
        let listening = await scene.answer(stream)
        _ = try await open(scene)
        #expect(scene.tabCount == 2)
        #expect(await scene.answer(try two.press("Add")).headers["location"] == "/counter")
        #expect(await scene.answer(try one.press("Add")).headers["location"] != "/counter")
        withExtendedLifetime(listening) {}
    }

    @Test func `who finds no room reads so, in a language of theirs`() async throws {
        let scene = scene(limit: 1)
        defer { scene.close() }
        let one = try await open(scene)
        let stream = WebRequest("GET", "/web/events/\(one.field("tab"))", headers: ["cookie": one.cookie])
        let listening = await scene.answer(stream)
        let words = ["de-CH, fr": "Gerade sind zu viele hier", "ar": "dir=\"rtl\"", "xx": "Try again"]
        for (language, words) in words {
            let answer = await scene.answer(WebRequest("GET", "/counter", headers: ["accept-language": language]))
            #expect(answer.status == 503 && answer.headers["retry-after"] == "60")
            #expect(answer.headers["content-security-policy"] != nil)
            #expect(Open.text(answer).contains(words))
        }
        withExtendedLifetime(listening) {}
    }

    @Test func `what is not there is said`() async throws {
        let scene = scene()
        defer { scene.close() }
        #expect(await scene.answer(WebRequest("GET", "/counter/elsewhere")).status == 404)
        #expect(await scene.answer(WebRequest("GET", "/other")).status == 404)
        #expect(await scene.answer(WebRequest("GET", "/web/nothing")).status == 404)
        #expect(await scene.answer(WebRequest("PUT", "/counter")).status == 405)
        #expect(await scene.answer(WebRequest("POST", "/counter", body: Array("%zz".utf8))).status == 400)
        let script = await scene.answer(WebRequest("GET", "/web/\(WebAsset.script.name)"))
        #expect(script.status == 200 && script.headers["cache-control"]?.contains("immutable") == true)
        #expect(scene.tabCount == 0)
    }
}

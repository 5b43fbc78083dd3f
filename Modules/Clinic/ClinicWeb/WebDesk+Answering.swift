public import ClinicAPI
import ClinicService
import Foundation
import TextWeb

extension WebDesk {
    /// Answers a request that came from a network address.
    public func answer(_ request: APIRequest, from address: String) async -> APIAnswer {
        if request.path.hasPrefix(Self.shared + "/") { return answerShared(request) }
        // Who types the server's name alone is a patient.
        guard request.path != "/" else { return APIAnswer(303, headers: ["location": "/patient"]) }
        guard let app = app(at: request.path) else { return APIAnswer(404) }
        switch request.method {
        case "GET": return await page(request, app, from: address)
        case "POST": return await event(request, app)
        default: return APIAnswer(405, headers: ["allow": "GET, POST"])
        }
    }

    private func app(at path: String) -> WebApp? {
        WebApp.all.first { path == "/\($0.program)" || path.hasPrefix("/\($0.program)/") }
    }

    private func page(_ request: APIRequest, _ app: WebApp, from network: String) async -> APIAnswer {
        if request.headers["sec-fetch-site"] == "cross-site", knownBrowser(of: request) == nil {
            let page = Data(WebCookie.pageThatAsksAgain.utf8)
            return APIAnswer(200, headers: headers("text/html; charset=utf-8"), body: page)
        }
        let browser = browser(of: request)
        let path = request.path.dropFirst(app.program.count + 1)
        let (name, address) = WebRequest.tabAndAddress(path.isEmpty ? "/" : String(path), request.query)
        let tab: WebTab
        if let known = self.tab(name, of: browser, in: app) {
            tab = known
            await tab.answering { await tab.session.go(to: address) }
        } else {
            let languages = AcceptedLanguages(request.headers["accept-language"])
            guard let opened = await open(app, at: address, in: languages, for: browser, from: network) else {
                let page = CrowdedPage.html(in: languages.locale(among: app.languages), shared: Self.shared)
                var answer = APIAnswer(503, headers: headers("text/html; charset=utf-8"), body: Data(page.utf8))
                answer.headers["retry-after"] = "60"
                return answer
            }
            tab = opened
        }
        return answer(200, "text/html; charset=utf-8", tab.session.document, to: browser)
    }

    private func event(_ request: APIRequest, _ app: WebApp) async -> APIAnswer {
        // A browser says so where another site has sent the form.
        guard ["same-origin", nil].contains(request.headers["sec-fetch-site"]),
            [request.origin, nil].contains(request.headers["origin"])
        else { return APIAnswer(403) }
        guard let form = WebForm(request.body) else { return APIAnswer(400) }
        guard let browser = knownBrowser(of: request), let tab = tab(form["tab"], of: browser, in: app) else {
            // The page comes back from its address.
            return form["script"] == nil ? APIAnswer(303, headers: ["location": request.path]) : APIAnswer(410)
        }
        if form["do"] != "look" { browser.noteInput(in: app.program) }
        let answer = await tab.answering { await tab.session.answer(to: form) }
        tab.shareSession()
        switch answer {
        case .page(let path):
            var redirect = self.answer(303, "text/plain", "", to: browser)
            redirect.headers["location"] = path
            return redirect
        case .update(let json): return self.answer(200, "application/json", json, to: browser)
        case .forged: return APIAnswer(403)
        }
    }

    private func answer(_ status: Int, _ type: String, _ text: String, to browser: WebBrowser) -> APIAnswer {
        var headers = headers(type)
        if browser.isNew {
            browser.isNew = false
            headers["set-cookie"] = WebCookie.header(browser.secret, Self.cookie, isEncrypted: isEncrypted)
        }
        return APIAnswer(status, headers: headers, body: Data(text.utf8))
    }

    private func headers(_ type: String) -> [String: String] {
        var headers = ["content-type": type]
        for header in WebAsset.headers { headers[header.name.lowercased()] = header.value }
        if isEncrypted { headers["strict-transport-security"] = "max-age=31536000" }
        return headers
    }

    private func answerShared(_ request: APIRequest) -> APIAnswer {
        guard request.method == "GET" else { return APIAnswer(405, headers: ["allow": "GET"]) }
        let names = request.path.split(separator: "/").map(String.init)
        if names.count == 2, let asset = WebAsset.all.first(where: { $0.name == names[1] }) {
            return APIAnswer(200, headers: asset.headers, body: Data(asset.content))
        }
        guard names.count == 4, names[1] == "files", let file = knownBrowser(of: request)?.files.file(names[2]) else {
            return APIAnswer(404)
        }
        return APIAnswer(
            200,
            headers: [
                "content-type": "application/octet-stream", "cache-control": "no-store",
                "x-content-type-options": "nosniff", "content-security-policy": "sandbox; default-src 'none'",
                "content-disposition": "attachment; filename*=UTF-8''\(file.escapedName)",
            ], body: file.contents)
    }

    /// Whether a request asks for the stream of a tab's changes, which `changes` answers.
    public nonisolated static func isForChanges(_ request: APIRequest) -> Bool {
        request.method == "GET" && request.path.hasPrefix("\(shared)/events/")
    }

    /// Server-sent events for as long as the tab is there, and a comment now and then.
    ///
    /// - Returns: The head of the answer, and what follows; nil where the head is all.
    public func changes(_ request: APIRequest) -> (head: APIAnswer, events: AsyncStream<[UInt8]>?) {
        let name = String(request.path.dropFirst(Self.shared.count + "/events/".count))
        // 204 tells a browser not to come back.
        guard let browser = knownBrowser(of: request), let tab = tab(name, of: browser) else {
            return (APIAnswer(204), nil)
        }
        tab.beginRequest()
        let events = tab.session.events(pulse: .seconds(ClinicService.heartbeat)) { tab.endRequest() }
        let headers = ["content-type": "text/event-stream", "cache-control": "no-store"]
        return (APIAnswer(200, headers: headers), events)
    }
}

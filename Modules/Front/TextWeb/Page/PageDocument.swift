/// A whole page: its head, and the one form that holds the screen.
struct PageDocument {
    let title: String
    let language: String
    let isRightToLeft: Bool
    let place: WebPlace
    let action: String
    let revision: Int
    let screen: HTMLElement

    var html: String {
        let script = HTMLElement("script", ["src": "\(place.shared)/\(WebAsset.script.name)", "type": "module"])
        return Self.html(
            title, language: language, isRightToLeft: isRightToLeft, shared: place.shared, script: script, body: body)
    }

    /// A document with the stylesheet that all pages share.
    static func html(
        _ title: String, language: String, isRightToLeft: Bool, shared: String, script: HTMLElement? = nil,
        body: HTMLElement
    ) -> String {
        let head = [
            HTMLElement("meta", ["charset": "utf-8"]),
            HTMLElement("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            HTMLElement("meta", ["name": "color-scheme", "content": "light dark"]),
            HTMLElement("title", [:], [.text(title)]),
            HTMLElement("link", ["rel": "stylesheet", "href": "\(shared)/\(WebAsset.stylesheet.name)"]),
            HTMLElement("link", ["rel": "icon", "href": "data:,"]),
        ]
        let root = HTMLElement(
            "html", ["lang": language, "dir": isRightToLeft ? "rtl" : "ltr"],
            [
                .element(HTMLElement("head", [:], (head + [script].compactMap(\.self)).map(HTMLNode.element))),
                .element(body),
            ])
        return "<!doctype html>\n" + root.html + "\n"
    }

    private var body: HTMLElement {
        // The first button of a form is the one that the return key presses in a field.
        let submit = HTMLElement(
            "button", ["class": "unseen", "name": "do", "value": "submit", "tabindex": "-1", "aria-hidden": "true"])
        return HTMLElement(
            "body", [:],
            [
                .element(
                    HTMLElement(
                        "form",
                        [
                            "id": "page", "method": "post", "action": action.isEmpty ? "/" : action,
                            "autocomplete": "off", "data-events": place.events, "data-revision": "\(revision)",
                            "data-lost": PageWords.connectionIsLost, "novalidate": "",
                        ],
                        [
                            .element(submit), .element(hidden("token", place.token)),
                            .element(hidden("tab", place.tab)), .element(screen),
                        ]))
            ])
    }

    private func hidden(_ name: String, _ value: String) -> HTMLElement {
        HTMLElement("input", ["type": "hidden", "name": name, "value": value])
    }
}

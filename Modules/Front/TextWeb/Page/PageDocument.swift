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
        let root = HTMLElement(
            "html", ["lang": language, "dir": isRightToLeft ? "rtl" : "ltr"], [.element(head), .element(body)])
        return "<!doctype html>\n" + root.html + "\n"
    }

    private var head: HTMLElement {
        HTMLElement(
            "head", [:],
            [
                .element(HTMLElement("meta", ["charset": "utf-8"])),
                .element(
                    HTMLElement("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])),
                .element(HTMLElement("meta", ["name": "color-scheme", "content": "light dark"])),
                .element(HTMLElement("title", [:], [.text(title)])),
                .element(
                    HTMLElement("link", ["rel": "stylesheet", "href": path(of: WebAsset.stylesheet)])),
                .element(HTMLElement("link", ["rel": "icon", "href": "data:,"])),
                .element(HTMLElement("script", ["src": path(of: WebAsset.script), "defer": ""])),
            ])
    }

    private func path(of asset: WebAsset) -> String { "\(place.shared)/\(asset.name)" }

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

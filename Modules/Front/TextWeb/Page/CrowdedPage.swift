import Foundation
import TextUICore

/// The page in place of one for which a server has no room now.
package enum CrowdedPage {
    /// The page as HTML, to be sent with the status 503.
    ///
    /// - Parameters:
    ///   - locale: Its language; nil for the program's.
    ///   - shared: The path below which the stylesheet is.
    package static func html(in locale: Locale?, shared: String) -> String {
        ProgramLocale.$ofScene.withValue(locale) {
            let language = ProgramLocale.current.language
            let title = PageWords.isCrowded
            let again = HTMLElement("a", ["href": ""], [.text(PageWords.again)])
            let main = HTMLElement(
                "main", [:],
                [
                    .element(HTMLElement("h1", [:], [.text(title)])),
                    .element(HTMLElement("p", [:], [.text(PageWords.comeBack)])),
                    .element(HTMLElement("p", [:], [.element(again)])),
                ])
            return PageDocument.html(
                title, language: language.minimalIdentifier,
                isRightToLeft: language.characterDirection == .rightToLeft, shared: shared,
                body: HTMLElement("body", [:], [.element(main)]))
        }
    }
}

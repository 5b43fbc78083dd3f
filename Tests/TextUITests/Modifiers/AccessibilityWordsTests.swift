import SwiftUI
import Testing

@MainActor @Suite struct AccessibilityWordsTests {
    @Test func `words for those who listen are in the language of the place`() async {
        let day = Date(timeIntervalSince1970: 1_795_420_800)
        let style = Date.FormatStyle(timeZone: .gmt).weekday(.wide).day().month(.wide)
        let host = SceneHost(locale: Locale(identifier: "de_DE"), timeZone: .gmt) {
            Button("x") {}
                .accessibilityLabel(Text(day, format: style))
                .accessibilityValue(Text(1.5, format: .number))
                .accessibilityAction(named: Text(2.5, format: .number)) {}
        }
        await host.settle()
        let element = host.frame.element("Montag, 23. November")
        #expect(element?.value == "1,5" && element?.actions == ["2,5"])
    }
}

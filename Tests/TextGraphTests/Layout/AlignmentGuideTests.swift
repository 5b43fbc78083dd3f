import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct AlignmentGuideTests {
    @Test func `a guide of a view's own moves it within its stack`() {
        let host = SceneHost(columns: 20, rows: 5) {
            VStack(alignment: .leading) {
                Text("ab")
                Text("cd").alignmentGuide(.leading) { _ in -16 }
                Text("ef").alignmentGuide(.leading) { $0.width }
            }
        }
        #expect(host.frame.lines == ["  ab", "    cd", "ef"])
    }

    enum Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }

    @Test func `views line up by a guide that a program declares, however deep it is set`() {
        let colon = HorizontalAlignment(Colon.self)
        let host = SceneHost(columns: 20, rows: 5) {
            VStack(alignment: colon) {
                HStack(spacing: 0) {
                    Text("Name")
                    Text(":x").alignmentGuide(colon) { $0[.leading] }
                }
                HStack(spacing: 0) {
                    Text("Id")
                    Text(":y").alignmentGuide(colon) { $0[.leading] }.padding(.leading, 8)
                }
            }
        }
        #expect(host.frame.lines == ["Name:x", " Id :y"])
    }

    @Test func `rows line up by the first line of text`() {
        let host = SceneHost(columns: 20, rows: 6) {
            HStack(alignment: .firstTextBaseline) {
                Text("Label")
                VStack {
                    Text("one").padding(.top, 16)
                    Text("two")
                }
            }
        }
        #expect(host.frame.lines == ["", "Label one", "      two"])
    }

    @Test func `views over each other line up by their guides`() {
        let host = SceneHost(columns: 20, rows: 4) {
            ZStack(alignment: .topLeading) {
                Text("wide words")
                Text("x").alignmentGuide(.top) { _ in -16 }
            }
        }
        #expect(host.frame.lines == ["wide words", "x"])
    }
}

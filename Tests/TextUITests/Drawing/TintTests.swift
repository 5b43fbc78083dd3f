import SwiftUI
import Testing

import TextUICore

@MainActor @Suite struct TintTests {
    @Test func `words are read through a tint`() {
        let host = SceneHost(columns: 20) {
            VStack {
                Button("Buy now") {}.overlay(Color.white.opacity(0.05).allowsHitTesting(false))
                Text("Price").overlay(Rectangle().fill(.yellow.opacity(0.2)))
                Text("Hidden").overlay(Color.yellow)
            }
        }
        let text = host.frame.text
        #expect(text.contains("Buy now") && text.contains("Price") && !text.contains("Hidden"))
    }

    @Test func `a tint is mixed with what is below it`() {
        let host = SceneHost(columns: 2, rows: 1, style: .screen) {
            ZStack {
                Color(red: 0, green: 0, blue: 1)
                Color(red: 1, green: 0, blue: 0).opacity(0.5)
            }
        }
        #expect(host.frame.buffer[0, 0].style.background == .rgb(128, 0, 128))
        let faint = SceneHost(columns: 2, rows: 1, style: .screen) {
            Text("a").background(Color(red: 1, green: 1, blue: 1).opacity(0.2))
        }
        #expect(faint.frame.buffer.cells.contains { $0.style.background == .rgb(51, 51, 51) })
    }

    @Test func `what lies over a veil of the whole screen is read alone`() {
        let host = SceneHost(columns: 20, rows: 5, style: .screen) {
            ZStack {
                Text("a long line of words")
                Color.black.opacity(0.4)
                Text("On top")
            }
        }
        #expect(host.frame.text.trimmingCharacters(in: .whitespacesAndNewlines) == "On top")
    }

    @Test func `a card is read without the words below it`() {
        let host = SceneHost(columns: 20, rows: 3, style: .screen) {
            ZStack {
                Text("a long line of words")
                Text("Saved").padding(8).background(.black.opacity(0.6))
                Color.black.opacity(0)
            }
        }
        #expect(host.frame.lines[1].contains(" Saved "))
        #expect(host.frame.buffer[0, 0].style.background == nil, "what is nothing paints nothing")
    }

    @Test func `the opacity of a colour with a dark look counts once`() {
        let host = SceneHost(columns: 2, rows: 1, style: .screen) {
            Color(light: .white, dark: Color(red: 1, green: 0, blue: 0), "two").opacity(0.5)
        }
        #expect(host.frame.buffer[0, 0].style.background == .rgb(128, 0, 0))
    }

    @Test func `no words are read through the ground or through glass`() {
        func seen(_ card: some View) -> [String] {
            let host = SceneHost(columns: 20, rows: 1, style: .screen) {
                ZStack {
                    Text("a long line of words")
                    card
                }
            }
            return [host.frame.text.trimmingCharacters(in: .whitespacesAndNewlines)]
        }
        let card = Text("Menu").frame(maxWidth: .infinity)
        #expect(seen(card.background(.background)) == ["Menu"])
        #expect(seen(card.background(.ultraThinMaterial)) == ["Menu"])
        #expect(seen(card.background(.bar, in: .rect(cornerRadius: 8))) == ["Menu"])
        #expect(seen(card.background(Rectangle().fill(.regularMaterial))) == ["Menu"])
        #expect(seen(card.background(Color(.systemBackground))) == ["Menu"])
        #expect(seen(card.background(Color(.systemGray6), in: .capsule)) == ["Menu"])
        #expect(seen(Text("Menu").background(.background)) == ["a long lMenuof words"])
    }

    @Test func `the ground covers colours, and glass leaves them`() {
        func background(_ card: some View) -> CellColor? {
            let host = SceneHost(columns: 4, rows: 1, style: .screen) {
                ZStack {
                    Color(red: 0, green: 0, blue: 1)
                    card
                }
            }
            return host.frame.buffer[1, 0].style.background
        }
        #expect(background(Text("Menu").background(.background)) == nil)
        #expect(background(Text("Menu").background(.thinMaterial)) == .rgb(0, 0, 255))
    }

    @Test func `a gradient with the ground's colour in it is a mixture, and glass that is gone hides nothing`() {
        func background(_ colors: [Color]) -> CellColor? {
            SceneHost(columns: 4, rows: 1, style: .screen) {
                Rectangle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
            }.frame.buffer[1, 0].style.background
        }
        let (ground, red) = (Color(.systemBackground), Color(red: 1, green: 0, blue: 0))
        #expect(background([ground, red]) != nil && background([ground, red]) == background([red, ground]))
        let host = SceneHost(columns: 4, rows: 1, style: .screen) {
            ZStack {
                Text("word")
                Color.clear.background(.ultraThinMaterial.opacity(0))
            }
        }
        #expect(host.frame.text.contains("word"))
    }

    @Test func `a line of the ground's colour is not seen`() {
        let host = SceneHost(columns: 12, rows: 3, style: .screen) {
            ZStack {
                Rectangle().stroke(Color(.systemGray6))
                Circle().fill(Color(.systemBackground)).frame(width: 8, height: 8)
            }
        }
        #expect(host.frame.text.trimmingCharacters(in: .whitespacesAndNewlines) == "")
    }
}

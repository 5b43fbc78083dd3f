import SwiftUI
import Testing

import TextUICore

/// Gradients as shapes and backgrounds have them.
@MainActor @Suite struct GradientTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func host<Content: View>(
        columns: Int = 8, rows: Int = 4, @ViewBuilder _ content: @escaping () -> Content
    ) -> SceneHost {
        SceneHost(columns: columns, rows: rows, style: .screen, content: content)
    }

    private func grounds(_ host: SceneHost, x: Int = 0) -> [CellColor?] {
        (0..<host.rows).map { host.frame.buffer[x, $0].style.background }
    }

    @Test func `a gradient along a line has its colours one after the other`() {
        let gradient = LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom)
        let down: [CellColor] = [.rgb(223, 0, 32), .rgb(159, 0, 96), .rgb(96, 0, 159), .rgb(32, 0, 223)]
        #expect(grounds(host { gradient }) == down)
        #expect(grounds(host { Rectangle().fill(gradient) }) == down)
        #expect(grounds(host { Color.clear.background(gradient) }) == down)
        let across = host(rows: 1) {
            Rectangle().fill(.linearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing))
        }
        #expect(Set((0..<8).map { across.frame.buffer[$0, 0].style.background }).count == 8)
    }

    @Test func `gradients around a point differ by the distance or the angle`() {
        let radial = host(columns: 16) {
            RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 64)
        }.frame.buffer
        #expect(radial[7, 1].style.background == radial[8, 2].style.background)
        #expect(radial[0, 0].style.background == .rgb(0, 0, 255) && radial[7, 1].style.background != .rgb(0, 0, 255))
        let angular = host(columns: 16) { AngularGradient(colors: [red, blue], center: .center) }.frame.buffer
        #expect(angular[15, 2].style.background != angular[15, 1].style.background)
        let elliptical = host(columns: 16) { EllipticalGradient(colors: [red, blue]) }.frame.buffer
        #expect(elliptical[0, 1].style.background != elliptical[7, 1].style.background)
    }

    @Test func `words on a gradient stay, and its ends let through what lies below`() {
        let words = host {
            Text("on it").background(LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing))
        }
        #expect(words.frame.text.contains("on it"))
        let veil = host {
            blue.overlay(LinearGradient(colors: [.clear, red], startPoint: .top, endPoint: .bottom))
        }
        let colors = grounds(veil)
        #expect(colors.first == .rgb(32, 0, 223) && Set(colors).count == 4)
    }

    @Test func `a line has the colours of a gradient, in cells and in pictures of vectors`() async {
        let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        let screen = host(columns: 16, rows: 8) { Circle().stroke(gradient) }
        let inks = Set(
            (0..<16).compactMap { x in
                (0..<8).lazy.compactMap { screen.frame.buffer[x, $0].style.foreground }.first
            })
        #expect(inks.count > 8)
        #expect(screen.frame.svg(title: "Ring").contains("stroke=\"url(#gradient-"))
        let box = host { Rectangle().stroke(gradient) }
        #expect(box.frame.buffer[0, 0].style.foreground != box.frame.buffer[7, 0].style.foreground)
    }
}

import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct StyleLevelTests {
    private func style(_ view: some View) -> CellStyle {
        let host = SceneHost { view }
        return host.frame.buffer[0, 0].style
    }

    @Test func `a level below a colour is that colour, fainter`() {
        let style = style(VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.red))
        #expect(style.foreground == .ansi(1) && style.attributes.contains(.faint))
        let first = self.style(VStack { Text("x").foregroundStyle(.primary) }.foregroundStyle(.red))
        #expect(first.foreground == .ansi(1) && !first.attributes.contains(.faint))
        let none = self.style(Text("x").foregroundStyle(.tertiary))
        #expect(none.foreground == nil && none.attributes.contains(.faint))
    }

    @Test func `a level within a style that is one of the levels ends`() {
        let view = VStack { Text("x").foregroundStyle(.secondary) }
        for style in [AnyShapeStyle(.secondary), AnyShapeStyle(.primary.opacity(0.5))] {
            #expect(self.style(view.foregroundStyle(style)).attributes.contains(.faint))
        }
    }

    @Test func `a level of a style is fainter than that`() {
        let style = style(Text("x").foregroundStyle(.red.secondary))
        #expect(style.foreground == .ansi(1) && style.attributes.contains(.faint))
    }

    struct Alarm: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.isEnabled ? Color.green : Color.red
        }
    }

    @Test func `a style of one's own is resolved in its place`() {
        #expect(style(Text("x").foregroundStyle(Alarm())).foreground == .ansi(2))
        #expect(style(Text("x").foregroundStyle(Alarm()).disabled(true)).foreground == .ansi(1))
    }

    @Test func `a colour is resolved to its parts`() {
        let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).resolve(in: EnvironmentValues())
        #expect(color.red == 1 && abs(color.green - 0.5) < 0.01 && color.blue == 0 && color.opacity == 0.5)
        #expect(Color(color) == Color(red: 1, green: Double(color.green), blue: 0, opacity: 0.5) || color.red == 1)
    }

    @Test func `a gauge keeps the tint around it, unless its style has one`() {
        let gauge = Gauge(value: 0.5) { Text("x").foregroundStyle(.tint) }
        #expect(style(gauge.gaugeStyle(.linear).tint(.green)).foreground == .ansi(2))
        #expect(style(gauge.gaugeStyle(LinearGaugeStyle(tint: .red)).tint(.green)).foreground == .ansi(1))
    }

    @Test func `a tint may be any style`() {
        #expect(style(Text("x").foregroundStyle(.tint).tint(Color.green.gradient)).foreground == .ansi(2))
    }
}

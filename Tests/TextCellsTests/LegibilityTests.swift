import Testing

@testable import TextCells

@Suite struct LegibilityTests {
    @Test func `black letters on a dark ground have the terminal's own colour`() {
        let black = CellStyle(foreground: .rgb(0, 0, 0), attributes: .bold)
        #expect(black.legible(onDark: true) == CellStyle(attributes: .bold))
        #expect(black.legible(onDark: false) == black)
        let white = CellStyle(foreground: .rgb(255, 255, 255))
        #expect(white.legible(onDark: false) == CellStyle() && white.legible(onDark: true) == white)
    }

    @Test
    func `letters of the terminal's sixteen are brighter on a dark ground, and not seen as a hint on a light one`() {
        #expect(CellStyle(foreground: .blue).legible(onDark: true).foreground == .brightBlue)
        #expect(CellStyle(foreground: .blue).legible(onDark: false).foreground == .blue)
        #expect(CellStyle(foreground: .brightBlue).legible(onDark: false).foreground == .brightBlue)
        #expect(CellStyle(foreground: .yellow).legible(onDark: true).foreground == .yellow)
        #expect(CellStyle(foreground: .yellow).legible(onDark: false).foreground == nil)
        #expect(CellStyle(foreground: .gray).legible(onDark: true).foreground == .gray)
    }

    @Test func `other letters that are hard to read are darker on a light ground and brighter on a dark one`() {
        let orange = CellStyle(foreground: .rgb(224, 133, 40))
        #expect(orange.legible(onDark: false).foreground == .rgb(157, 93, 28))
        #expect(orange.legible(onDark: true) == orange && orange.legible(onDark: nil) == orange)
        let slate = CellStyle(foreground: .rgb(70, 70, 90))
        #expect(slate.legible(onDark: true).foreground == .rgb(107, 107, 123))
    }

    @Test func `the terminal's own letters are seen on every colour`() {
        #expect(CellStyle(background: .yellow).legible(onDark: true).foreground == .ansi(0))
        #expect(CellStyle(background: .yellow).legible(onDark: false).foreground == nil)
        #expect(CellStyle(background: .blue).legible(onDark: true).foreground == nil)
        #expect(CellStyle(background: .blue).legible(onDark: false).foreground == .ansi(15))
        #expect(CellStyle(background: .yellow).legible(onDark: nil).foreground == .ansi(0))
        let selected = CellStyle(background: .yellow, attributes: .inverse)
        #expect(selected.legible(onDark: true) == selected)
    }

    @Test func `letters on a colour of their own, and those that can be read, stay as they are`() {
        let label = CellStyle(foreground: .rgb(0, 0, 0), background: .rgb(255, 200, 0))
        let red = CellStyle(foreground: .rgb(200, 0, 0))
        #expect(label.legible(onDark: true) == label && red.legible(onDark: true) == red)
        #expect(CellStyle(foreground: .rgb(0, 0, 0)).legible(onDark: nil).foreground == .rgb(0, 0, 0))
    }
}

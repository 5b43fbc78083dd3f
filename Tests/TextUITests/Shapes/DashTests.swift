import SwiftUI
import Testing

import TextUICore

/// Lines along shapes that have gaps.
@MainActor @Suite struct DashTests {
    private func frame<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Frame {
        SceneHost(columns: 24, rows: 6, style: .screen, content: content).frame
    }

    private let dashed = StrokeStyle(lineWidth: 2, dash: [16, 16])

    @Test func `a dashed line along a path has gaps in cells, and dashes in pictures of vectors`() {
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 8))
            path.addLine(to: CGPoint(x: 192, y: 8))
        }
        let line = frame { path.stroke(style: dashed).frame(width: 192, height: 16) }
        let row = line.lines.first { !$0.isEmpty } ?? ""
        #expect(row.contains(" ") && row.contains { $0 != " " })
        #expect(line.svg(title: "Line").contains("stroke-dasharray=\"16 16\""))
        let whole = frame { path.stroke(.red, lineWidth: 2).frame(width: 192, height: 16) }
        #expect(whole.lines.first { !$0.isEmpty }?.contains(" ") == false)
    }

    @Test func `short dashes of a ring are long enough to be seen`() {
        func dots(_ style: StrokeStyle) -> Int {
            frame { Circle().strokeBorder(style: style) }.text.unicodeScalars
                .filter { (0x2800...0x28FF).contains($0.value) }.reduce(0) { $0 + ($1.value - 0x2800).nonzeroBitCount }
        }
        let (whole, dashes) = (dots(StrokeStyle(lineWidth: 2)), dots(StrokeStyle(lineWidth: 2, dash: [2, 2])))
        #expect(dashes > whole / 4 && dashes < whole * 3 / 4)
    }

    @Test func `a dashed box has dashed sides`() {
        let box = frame {
            RoundedRectangle(cornerRadius: 4).strokeBorder(.red, style: dashed).frame(width: 40, height: 48)
        }
        #expect(box.text.contains("╭╌╌╌╮") && box.text.contains("╎"))
        #expect(frame { Rectangle().stroke(.red).frame(width: 40, height: 48) }.text.contains("┌───┐"))
    }
}

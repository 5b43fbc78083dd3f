import TestSupport
import Testing

import SwiftUI
@testable import TextCells

@Suite struct CellRectTests {
    @Test func `an intersection is what both cover`() {
        let rect = CellRect(x: 2, y: 1, width: 5, height: 4)
        #expect(
            rect.intersection(CellRect(x: 4, y: 0, width: 9, height: 3)) == CellRect(x: 4, y: 1, width: 3, height: 2))
        #expect(rect.intersection(CellRect(x: 7, y: 1, width: 1, height: 1)).isEmpty)
        #expect(rect.intersection(CellRect(x: -9, y: -9, width: .max, height: .max)) == rect)
        #expect(!rect.intersects(CellRect(x: 0, y: 5, width: 9, height: 9)))
        #expect(rect.intersection(CellRect(x: 3, y: 2, width: -1, height: 4)).isEmpty)
    }

    @Test func `an intersection holds the points that both hold`() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<500 {
            func rect() -> CellRect {
                let number = { (range: ClosedRange<Int>) in Int.random(in: range, using: &random) }
                return CellRect(x: number(-3...5), y: number(-3...5), width: number(-1...6), height: number(-1...6))
            }
            let (first, second) = (rect(), rect())
            let both = first.intersection(second)
            for x in -4...12 {
                for y in -4...12 {
                    let point = CellPoint(x: x, y: y)
                    #expect(both.contains(point) == (first.contains(point) && second.contains(point)))
                }
            }
        }
    }

    @Test func `insets never turn a rectangle inside out`() {
        let rect = CellRect(x: 2, y: 1, width: 5, height: 4)
        #expect(rect.inset(by: 1) == CellRect(x: 3, y: 2, width: 3, height: 2))
        #expect(rect.inset(top: 1, leading: 2) == CellRect(x: 4, y: 2, width: 3, height: 3))
        #expect(rect.inset(by: 3).size == .zero)
        #expect(CellRect(x: 0, y: 0, width: .max, height: .max).inset(by: -1).width == .max)
    }
}

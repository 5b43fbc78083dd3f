import Foundation
import TextUITerminal

extension Cell: PaintedCell {
    package static var plainStyle: CellStyle { .plain }
    package var columns: Int { width }
    package var isOfCertainWidth: Bool { !glyph.isCluster && (glyph.code < 0x1F000 || width == 1) }

    package func style(after current: CellStyle) -> CellStyle {
        glyph == .space || width == 0 ? style.onBlank(after: current) : style.legible
    }

    package static func firstDifference(
        _ row: UnsafeBufferPointer<Cell>, _ other: UnsafeBufferPointer<Cell>
    ) -> Int? {
        guard let a = row.baseAddress, let b = other.baseAddress,
            memcmp(a, b, row.count * MemoryLayout<Cell>.stride) != 0
        else { return nil }
        return row.indices.first { a[$0] != b[$0] }
    }

    package func write(to bytes: inout [UInt8]) {
        glyph.write(to: &bytes)
    }
}

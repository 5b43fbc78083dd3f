import TextUITerminal

extension Cell: PaintedCell {
    package static var plainStyle: CellStyle { .plain }
    package var columns: Int { width }
    package var isOfCertainWidth: Bool { !glyph.isCluster && (glyph.code < 0x1F000 || width == 1) }

    package func style(after current: CellStyle) -> CellStyle {
        glyph == .space || width == 0 ? style.onBlank(after: current) : style.legible
    }

    package func write(to bytes: inout [UInt8]) {
        glyph.write(to: &bytes)
    }
}

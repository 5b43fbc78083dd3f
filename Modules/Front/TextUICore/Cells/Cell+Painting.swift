import TextUITerminal

extension Cell: PaintedCell {
    static var plainStyle: CellStyle { .plain }
    var columns: Int { width }
    var isOfCertainWidth: Bool { !glyph.isCluster && (glyph.code < 0x1F000 || width == 1) }

    func style(after current: CellStyle) -> CellStyle {
        glyph == .space || width == 0 ? style.onBlank(after: current) : style.legible
    }

    func write(to bytes: inout [UInt8]) {
        glyph.write(to: &bytes)
    }
}

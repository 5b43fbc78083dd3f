extension Path.Line {
    /// The pieces of the line that a stroke's dashes leave.
    package func dashed(_ style: StrokeStyle) -> [[CGPoint]] {
        let whole = style.dash.reduce(0, +)
        guard whole > 0, style.dash.allSatisfy({ $0 >= 0 }), whole.isFinite else { return [outline] }
        let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
        let round = pattern.reduce(0, +)
        var phase = style.dashPhase.truncatingRemainder(dividingBy: round)
        if phase < 0 { phase += round }
        var index = 0
        while phase >= pattern[index] {
            phase -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - phase
        var pieces: [[CGPoint]] = []
        var piece: [CGPoint] = []
        for (a, b) in zip(outline, outline.dropFirst()) {
            let (width, height) = (b.x - a.x, b.y - a.y)
            let length = (width * width + height * height).squareRoot()
            guard length > 0, length < 1e6 else { continue }
            var done: CGFloat = 0
            while done < length {
                func at(_ distance: CGFloat) -> CGPoint {
                    CGPoint(x: a.x + width * distance / length, y: a.y + height * distance / length)
                }
                let step = min(max(left, 0.01), length - done)
                if index.isMultiple(of: 2) {
                    if piece.isEmpty { piece = [at(done)] }
                    piece.append(at(done + step))
                }
                done += step
                left -= step
                if left <= 0.001 {
                    if piece.count > 1 { pieces.append(piece) }
                    piece = []
                    index = (index + 1) % pattern.count
                    left = pattern[index]
                }
            }
        }
        if piece.count > 1 { pieces.append(piece) }
        return pieces
    }
}

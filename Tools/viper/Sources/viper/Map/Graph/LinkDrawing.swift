/// Draws where scenes lead: a box for each, and an arrow for each way.
struct LinkDrawing {
    let links: SceneLinks

    private let margin = 20
    private let height = 30
    private let row = 54
    private let column = 230

    private struct Box {
        let x: Int
        let y: Int
        let width: Int
    }

    func svg() -> String {
        let columns = LinkLayout(links).columns
        let tallest = columns.map(\.count).max() ?? 0
        var boxes: [String: Box] = [:]
        for (index, scenes) in columns.enumerated() {
            let above = (tallest - scenes.count) * row / 2
            for (place, scene) in scenes.enumerated() {
                boxes[scene] = Box(
                    x: margin + index * column, y: margin + above + place * row, width: 24 + scene.count * 8)
            }
        }
        let width = 2 * margin + (boxes.values.map { $0.x + $0.width }.max() ?? 0) + 40
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(2 * margin + tallest * row)" \
            font-family="system-ui, sans-serif" font-size="13">
            """,
            """
            <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
            orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="#5b6472"/></marker></defs>
            """,
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
        ]
        for link in links.links {
            guard let from = boxes[link.from], let to = boxes[link.to] else { continue }
            lines += arrow(from, to, label: link.apps.joined(separator: ", "))
        }
        for scene in links.scenes { if let box = boxes[scene] { lines += draw(box, scene) } }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private func draw(_ box: Box, _ scene: String) -> [String] {
        let stroke = links.entries.contains(scene) ? 2 : 1
        return [
            """
            <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(height)" rx="6" fill="#f4f6f8" \
            stroke="#2f6f9f" stroke-width="\(stroke)"/>
            """,
            """
            <text x="\(box.x + box.width / 2)" y="\(box.y + 20)" text-anchor="middle" \
            fill="#1c222b">\(scene.escapedForXML)</text>
            """,
        ]
    }

    /// Forwards from side to side; back, or within a column, in a bow below.
    private func arrow(_ from: Box, _ to: Box, label: String) -> [String] {
        let (startX, startY) = (from.x + from.width, from.y + height / 2)
        let (endX, endY) = (to.x, to.y + height / 2)
        let isForwards = to.x > from.x
        let path: String
        if isForwards {
            let bend = max(30, (endX - startX) / 2)
            path = "M\(startX) \(startY) C\(startX + bend) \(startY) \(endX - bend) \(endY) \(endX) \(endY)"
        } else {
            let low = max(from.y, to.y) + height + 22
            let (bottomX, topX) = (
                from.x + from.width / 2, to.x + to.width / 2 + (from.x == to.x && from.y == to.y ? 16 : 0)
            )
            path = "M\(bottomX) \(from.y + height) C\(bottomX) \(low) \(topX) \(low) \(topX) \(to.y + height)"
        }
        var lines = [
            "<path d=\"\(path)\" fill=\"none\" stroke=\"#5b6472\"\(isForwards ? "" : " stroke-dasharray=\"4 3\"") marker-end=\"url(#head)\"/>"
        ]
        if !label.isEmpty {
            lines.append(
                """
                <text x="\((startX + endX) / 2)" y="\((startY + endY) / 2 - 4)" text-anchor="middle" font-size="11" \
                fill="#6b7480">\(label.escapedForXML)</text>
                """)
        }
        return lines
    }
}

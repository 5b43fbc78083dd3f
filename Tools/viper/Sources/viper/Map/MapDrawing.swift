/// Draws the map: a bar of lines for each scene, what is shared first and then each app's own.
struct MapDrawing {
    let map: SceneMap

    private let left = 150
    private let width = 560
    private let rowHeight = 30
    private let top = 64
    private let colours = ["#2f6f9f", "#c8693a", "#5d8f3f", "#8a5aa8", "#b0892b", "#3d8f86"]
    private let sharedColour = "#5b6472"

    func svg() -> String {
        let most = map.rows.map { total($0) }.max() ?? 1
        let height = top + map.rows.count * rowHeight + 24
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(left + width + 70) \(height)" \
            font-family="system-ui, sans-serif" font-size="13">
            """,
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
            "<text x=\"16\" y=\"24\" font-size=\"15\" font-weight=\"600\" fill=\"#1c222b\">Lines of each scene</text>",
        ]
        lines += legend()
        for (index, row) in map.rows.enumerated() {
            lines += bar(row, at: top + index * rowHeight, scale: Double(width) / Double(max(most, 1)))
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private func total(_ row: SceneMap.Row) -> Int {
        row.sharedLines + map.audiences.reduce(0) { $0 + (row.apps[$1]?.lines ?? 0) }
    }

    private func colour(_ audience: Int) -> String { colours[audience % colours.count] }

    private func legend() -> [String] {
        var x = left
        return ([("shared", sharedColour)] + map.audiences.enumerated().map { ("\($1)’s own", colour($0)) }).map {
            let item = """
                <rect x="\(x)" y="40" width="11" height="11" rx="2" fill="\($1)"/>\
                <text x="\(x + 16)" y="50" fill="#3a424e">\($0.escapedForXML)</text>
                """
            x += 40 + $0.count * 8
            return item
        }
    }

    private func bar(_ row: SceneMap.Row, at y: Int, scale: Double) -> [String] {
        var lines = [
            "<text x=\"\(left - 10)\" y=\"\(y + 15)\" text-anchor=\"end\" fill=\"#1c222b\">\(row.scene.escapedForXML)</text>"
        ]
        var x = Double(left)
        let pieces =
            [(row.sharedLines, sharedColour)]
            + map.audiences.enumerated().map { (row.apps[$1]?.lines ?? 0, colour($0)) }
        for (count, colour) in pieces where count > 0 {
            let length = Double(count) * scale
            lines.append(
                "<rect x=\"\(rounded(x))\" y=\"\(y)\" width=\"\(rounded(length))\" height=\"20\" fill=\"\(colour)\"/>")
            if length > 20 {
                lines.append(
                    """
                    <text x="\(rounded(x + length / 2))" y="\(y + 14)" text-anchor="middle" font-size="11" \
                    fill="#ffffff">\(count)</text>
                    """)
            }
            x += length
        }
        let absent = map.audiences.filter { row.apps[$0]?.has != true }
        if !absent.isEmpty {
            lines.append(
                "<text x=\"\(rounded(x + 6))\" y=\"\(y + 14)\" font-size=\"11\" fill=\"#6b7480\">not in \(absent.joined(separator: ", ").escapedForXML)</text>"
            )
        }
        return lines
    }

    private func rounded(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

extension String {
    var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}

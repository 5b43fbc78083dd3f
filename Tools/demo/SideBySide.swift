import TextUI

/// Two screens beside each other, and below them what of the scene is shared.
struct SideBySide: View {
    /// Of one screen, in cells.
    nonisolated static let half = 50
    nonisolated static let columns = 2 * half + 3

    let patient: [String]
    let doctor: [String]
    let reuse: SceneReuse

    var body: some View {
        VStack(alignment: .leading) {
            HStack(alignment: .top) {
                screen("patient", patient)
                VStack {
                    ForEach(0...max(patient.count, doctor.count), id: \.self) { _ in Text(verbatim: "│") }
                }
                screen("doctor", doctor)
            }
            Text(verbatim: " ")
            part("shared by both", reuse.shared)
            ForEach(reuse.own, id: \.place) { part("\($0.place.lowercased())’s own", $0) }
        }
    }

    private func screen(_ name: String, _ rows: [String]) -> some View {
        VStack(alignment: .leading) {
            Text(verbatim: name.uppercased())
            ForEach(rows.indices, id: \.self) { Text(verbatim: rows[$0].isEmpty ? " " : rows[$0]).lineLimit(1) }
        }
        .frame(width: CGFloat(Self.half) * 8, alignment: .leading)
    }

    private func part(_ name: String, _ part: SceneReuse.Part) -> some View {
        let files = part.files.map { "\($0.name.replacingOccurrences(of: ".swift", with: "")) \($0.lines)" }
        return VStack(alignment: .leading) {
            Text(verbatim: "\(part.lines) lines \(name) (Modules/\(part.place)/Home)")
            Text(verbatim: files.joined(separator: ", ")).padding(.leading, 16)
        }
    }
}

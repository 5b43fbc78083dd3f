import SwiftUI

/// A piece that arrows move while it has the focus.
struct KeysView: View {
    @State private var column = 0
    @State private var last = "nothing"
    @State private var pace = "Slow"

    var body: some View {
        VStack(alignment: .leading) {
            Text("Piece at \(column)")
                .focusable()
                .onKeyPress(.leftArrow) { move(-1) }
                .onKeyPress(.rightArrow) { move(1) }
                .onKeyPress(characters: .alphanumerics) { press in
                    last = press.characters
                    return .handled
                }
            Text("Last: \(last)")
            Button("Start again") { column = 0 }
            Picker("Pace", selection: $pace) {
                ForEach(["Slow", "Brisk", "Fast"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            Text("At a \(pace.lowercased()) pace")
        }
        .navigationTitle("Keys")
    }

    private func move(_ step: Int) -> KeyPress.Result {
        guard (0...3).contains(column + step) else { return .ignored }
        column += step
        return .handled
    }
}

import SwiftUI

/// Two lists side by side, of which only the first is higher than a screen; words alone fill more than one.
struct PanesView: View {
    @State private var chosen = "nothing"

    var body: some View {
        VStack(alignment: .leading) {
            Text("Chosen: \(chosen)")
            HStack {
                List {
                    Button("First") { chosen = "first" }
                    ForEach(1..<61) { Text("Line \($0)") }
                    Button("Last") { chosen = "last" }
                }
                Divider()
                List(1..<4) { number in
                    Button("Side \(number)") { chosen = "side \(number)" }
                }
            }
        }
        .navigationTitle("Panes")
    }
}

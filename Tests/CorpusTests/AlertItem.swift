import SwiftUI
import Testing

private struct Place: Identifiable {
    let id: String
}

private struct AlertItemView: View {
    @State private var place: Place?

    var body: some View {
        List(["Oslo", "Bern"], id: \.self) { name in
            Button(name) { place = Place(id: name) }
        }
        .alert("Travel", isPresented: .init(get: { place != nil }, set: { if !$0 { place = nil } }), presenting: place)
        {
            _ in
            Button("OK") {}
        } message: { place in
            Text("To \(place.id)?")
        }
    }
}

extension Corpus {
    @Test func `an alert speaks of the item it is for`() async throws {
        try await play("AlertItem", AlertItemView()) { play in
            try await play.press("Bern")
            try await play.press("OK")
            try await play.press("Oslo")
        }
    }
}

import SwiftUI
import Testing

private struct ContactsSectionsView: View {
    private let groups = Dictionary(grouping: ["Ana", "Adam", "Bojan", "Clara", "Cem"], by: { String($0.prefix(1)) })

    var body: some View {
        NavigationStack {
            List {
                ForEach(groups.keys.sorted(), id: \.self) { letter in
                    Section(letter) {
                        ForEach(groups[letter]!.sorted(), id: \.self) { name in
                            NavigationLink(name) { Text("Call \(name)").navigationTitle(name) }
                        }
                    }
                }
            }
            .navigationTitle("Contacts")
        }
    }
}

extension Corpus {
    @Test func `contacts stand under their letters`() async throws {
        try await play("ContactsSections", ContactsSectionsView()) { play in
            try await play.press("Clara")
        }
    }
}

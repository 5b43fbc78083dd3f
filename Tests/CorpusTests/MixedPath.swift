import SwiftUI
import Testing

private struct Planet: Hashable { let name: String }
private struct Moon: Hashable { let name: String }

private struct MixedPathView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Jupiter", value: Planet(name: "Jupiter"))
                Button("Io at once") {
                    path.append(Planet(name: "Jupiter"))
                    path.append(Moon(name: "Io"))
                }
            }
            .navigationTitle("Sky")
            .navigationDestination(for: Planet.self) { planet in
                NavigationLink("Europa", value: Moon(name: "Europa")).navigationTitle(planet.name)
            }
            .navigationDestination(for: Moon.self) { moon in
                Text("\(path.count) deep").navigationTitle(moon.name)
            }
        }
    }
}

extension Corpus {
    @Test func `a path takes values of several types`() async throws {
        try await play("MixedPath", MixedPathView()) { play in
            try await play.press("Io at once")
            try await play.back()
            try await play.press("Europa")
        }
    }
}

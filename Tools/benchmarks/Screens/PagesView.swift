import TextUI

/// A stack of pages, each of which leads to another.
struct PagesView: View {
    @State private var path: [Int]

    init(level: Int) {
        _path = State(initialValue: Array(1..<level))
    }

    var body: some View {
        NavigationStack(path: $path) {
            page(0).navigationDestination(for: Int.self, destination: page)
        }
    }

    private func page(_ number: Int) -> some View {
        List {
            Button("Go on from \(number)") { path.append(number + 1) }
            Text(verbatim: "This is page \(number)")
            Text("There is nothing else on it")
        }
        .navigationTitle("Page \(number)")
    }
}

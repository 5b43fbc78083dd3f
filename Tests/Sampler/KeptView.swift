import SwiftUI

/// Counts in user defaults: through views, in a suite of their own, and without any view.
struct KeptView: View {
    @AppStorage("shown") private var shown = 0
    @AppStorage("suite", store: UserDefaults(suiteName: "sampler.suite")) private var suite = 0
    @State private var silent = UserDefaults.standard.integer(forKey: "silent")

    var body: some View {
        Text("Kept: \(shown) \(suite) \(silent)")
        Button("Count") {
            shown += 1
            suite += 1
            silent += 1
            UserDefaults.standard.set(silent, forKey: "silent")
        }
    }
}

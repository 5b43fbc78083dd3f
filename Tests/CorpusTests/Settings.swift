import SwiftUI
import Testing

private struct SettingsView: View {
    @State private var notifications = true
    @State private var sounds = false
    @State private var theme = "System"
    @State private var size = 12

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Toggle("Notifications", isOn: $notifications.animation())
                    if notifications { Toggle("Sounds", isOn: $sounds) }
                } header: {
                    Text("Alerts")
                } footer: {
                    Text("Sounds need notifications.")
                }
                Section("Look") {
                    Picker("Theme", selection: $theme) {
                        Text("System").tag("System")
                        Text("Light").tag("Light")
                        Text("Dark").tag("Dark")
                    }
                    Stepper("Size \(size)", value: $size, in: 8...32)
                }
                Section {
                    Button("Reset", role: .destructive) {
                        (notifications, sounds, theme, size) = (true, false, "System", 12)
                    }
                }
            }
            .navigationTitle("Settings")
        }
    }
}

extension Corpus {
    @Test func `settings change and are reset`() async throws {
        try await play("Settings", SettingsView()) { play in
            try await play.press("Sounds")
            try await play.press("Notifications")
            try await play.set("Theme", "Dark")
            try await play.press("Reset")
        }
    }
}

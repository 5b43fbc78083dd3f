import SwiftUI
import Testing

private struct Profile: Equatable {
    var name = "Ana Petrović"
    var bio = "Nurse"
    var isPublic = true
}

private struct ProfileView: View {
    @State private var profile = Profile()
    @State private var isEditing = false

    var body: some View {
        NavigationStack {
            Form {
                LabeledContent("Name", value: profile.name)
                LabeledContent("Bio", value: profile.bio)
                LabeledContent("Public", value: profile.isPublic ? "Yes" : "No")
            }
            .navigationTitle("Profile")
            .toolbar { Button("Edit") { isEditing = true } }
            .sheet(isPresented: $isEditing) { ProfileEditor(profile: $profile) }
        }
    }
}

private struct ProfileEditor: View {
    @Binding var profile: Profile
    @State private var draft: Profile
    @Environment(\.dismiss) private var dismiss

    init(profile: Binding<Profile>) {
        _profile = profile
        _draft = State(initialValue: profile.wrappedValue)
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $draft.name)
                TextField("Bio", text: $draft.bio)
                Toggle("Public", isOn: $draft.isPublic)
            }
            .navigationTitle("Edit profile")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        profile = draft
                        dismiss()
                    }
                    .disabled(draft == profile)
                }
            }
        }
    }
}

extension Corpus {
    @Test func `a sheet edits a copy that is kept only when saved`() async throws {
        try await play("ProfileEditor", ProfileView()) { play in
            try await play.press("Edit")
            try await play.set("Name", "Somebody")
            try await play.press("Cancel")
            try await play.press("Edit")
            try await play.set("Bio", "Doctor")
            try await play.press("Save")
        }
    }
}

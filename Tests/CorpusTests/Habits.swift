import SwiftUI
import Testing

private struct Habit: Identifiable {
    let id: Int
    var name: String
    var count = 0
}

private struct HabitsView: View {
    @State private var habits = [Habit(id: 0, name: "Read"), Habit(id: 1, name: "Run")]

    var body: some View {
        NavigationStack {
            List($habits) { $habit in
                NavigationLink {
                    HabitDetails(habit: $habit)
                } label: {
                    Text(habit.name).badge(habit.count)
                }
            }
            .navigationTitle("Habits")
        }
    }
}

private struct HabitDetails: View {
    @Binding var habit: Habit

    var body: some View {
        VStack {
            Text("\(habit.count) times")
            Button("Once more") { habit.count += 1 }
            TextField("Name", text: $habit.name)
        }
        .navigationTitle(habit.name)
    }
}

extension Corpus {
    @Test func `a binding into an array reaches a page`() async throws {
        try await play("Habits", HabitsView()) { play in
            try await play.press("Run")
            try await play.press("Once more")
            try await play.set("Name", "Swim")
            try await play.back()
        }
    }
}

import Combine
import SwiftUI

/// Actions that a view is given, or that its model has, are handed on as they are.
struct Bell: View {
    let ring: () -> Void
    var rung: (() -> Void)?
    var counted: (Int) -> Void = { _ in }
    @State private var isAsking = false

    var body: some View {
        Button("Ring", action: ring)
            .onAppear(perform: ring)
            .onDisappear(perform: rung)
            .onTapGesture(perform: ring)
            .onSubmit(ring)
            .onChange(of: isAsking) { ring() }
            .sheet(isPresented: $isAsking, onDismiss: ring) { Text("Ringing") }
            .swipeActions { Button("Stop", role: .destructive) { counted(1) } }
            .onLongPressGesture { rung?() }
    }
}

@MainActor final class Tower: ObservableObject {
    @Published var strokes = 0
    func strike() { strokes += 1 }
    func wind() async {}
}

struct TowerView: View {
    @StateObject private var tower = Tower()

    var body: some View {
        Button("Strike", action: tower.strike)
            .task { await tower.wind() }
            .refreshable(action: tower.wind)
            .onReceive(tower.$strokes) { _ in tower.strike() }
    }
}

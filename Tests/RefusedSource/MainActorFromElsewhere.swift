import SwiftUI

@MainActor func count() {}

nonisolated func counting(_ view: Text) -> some View {
    view
        .onAppear { count() }  // refused
        .onTapGesture { count() }  // refused
        .onSubmit { count() }  // refused
        .onChange(of: 1) { count() }  // refused
        .accessibilityAction { count() }  // refused
}

@MainActor func counted(_ view: Text) -> some View {
    view
        .onAppear { count() }
        .onTapGesture(perform: count)
        .onLongPressGesture { count() }
        .gesture(TapGesture().onEnded { count() })
}

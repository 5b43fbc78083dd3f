import SwiftUI

/// To whom results were released last; it goes when it is chosen.
struct ReleasedSection<Presenter: ReleasePresentable>: View {
    @ObservedObject var presenter: Presenter
    let isFocused: FocusState<Bool>.Binding

    var body: some View {
        if let released = presenter.released {
            Section {
                DoneRow(ReleaseWords.released(released)) { presenter.didTapReleased() }
                    .focused(isFocused)
                    .accessibilityIdentifier("release.released")
                    .id(released)
            }
        }
    }
}

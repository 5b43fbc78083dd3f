import ParcelModel
import SwiftUI
import ViperKit

public struct ParcelsView<Presenter: ParcelsPresentable>: View {
    @StateObject private var presenter: Presenter
    private let words: ParcelsWords

    public init(presenter: @escaping @autoclosure () -> Presenter, words: ParcelsWords) {
        _presenter = StateObject(wrappedValue: presenter())
        self.words = words
    }

    public var body: some View {
        List {
            ForEach(presenter.parcels.value?.rows ?? []) { row in
                Section("Parcel \(row.id)") {
                    SceneLink(value: ParcelParameters(parcel: row.parcel)) {
                        LabeledContent(row.parcel.address, value: row.parcel.status.rawValue)
                    }
                    if row.isOpen {
                        Button(words.action) { presenter.didTapAction(on: row.parcel) }
                    }
                }
            }
        }
        .standardNavigationTitle(words.title)
        .scene(presenter)
    }
}

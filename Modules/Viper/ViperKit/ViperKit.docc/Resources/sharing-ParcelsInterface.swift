import Combine
import ParcelModel
import SwiftUI
import ViperKit

/// The list, as an app's Interactor answers.
public struct ParcelsEntity: Hashable, Sendable {
    public struct Row: Hashable, Sendable, Identifiable {
        public let parcel: Parcel
        /// Whether the app's user may act on the parcel.
        public let isOpen: Bool
        public var id: Parcel.ID { parcel.id }

        public init(_ parcel: Parcel, isOpen: Bool) {
            self.parcel = parcel
            self.isOpen = isOpen
        }
    }

    public let rows: [Row]

    public init(rows: [Row]) {
        self.rows = rows
    }
}

@MainActor
public protocol ParcelsPresentable: ScenePresentable, Sendable {
    var parcels: Fetched<ParcelsEntity> { get }

    func didTapAction(on parcel: Parcel)
}

public protocol ParcelsInteractive: Sendable {
    func fetchParcels() async throws -> ParcelsEntity
    /// Does the one thing that the app's user may do with a parcel.
    func act(on parcel: Parcel) async throws
}

@MainActor
public protocol ParcelsDestinations {
    associatedtype ParcelScreen: View

    func parcel(_ parameters: ParcelParameters) -> ParcelScreen
}

/// The words in which the apps differ.
public struct ParcelsWords: Sendable {
    let title: String
    let action: String

    public init(title: String, action: String) {
        self.title = title
        self.action = action
    }
}

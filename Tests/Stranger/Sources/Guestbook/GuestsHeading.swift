import SwiftUI

/// A heading made of what the package's asset catalogue holds.
public struct GuestsHeading: View {
    public init() {}

    public var body: some View {
        HStack {
            Image(.Signs.quillPen)
            Image(._2Guests)
            Text("Guests").foregroundStyle(.ink)
            Image(.pen24X24).foregroundStyle(.FINE_INK)
        }
    }

    /// The colours of the catalogue; `red` is SwiftUI's own unless the resource is named.
    public static let colors: [Color] = [.ink, .red, Color(ColorResource.red)]
}

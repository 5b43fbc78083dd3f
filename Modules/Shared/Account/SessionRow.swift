import ClinicModel
import Foundation
import SwiftUI

/// A place where the user is signed in: since when, and when it was last used.
struct SessionRow: View {
    let session: OpenSession
    let zone: Zone

    var body: some View {
        VStack(alignment: .leading) {
            if session.isCurrent {
                Text("Signed in here").font(.headline)
            } else {
                Text("Signed in elsewhere").font(.headline)
            }
            Text("Since \(text(session.started)) · last used \(text(session.lastUsed))")
                .foregroundStyle(.secondary)
        }
    }

    private func text(_ instant: Date) -> String { Moment(instant, in: zone).words.localized }
}

import SwiftUI
import ViperKit

extension View {
    /// Moves the focus to the field that is wrong when the alert that says so is gone.
    package func focus<Field: Hashable>(
        _ focus: FocusState<Field?>.Binding, on fault: Field?, after alert: AlertParameters?
    ) -> some View {
        onChange(of: alert == nil) {
            if alert == nil, let fault { focus.wrappedValue = fault }
        }
    }
}

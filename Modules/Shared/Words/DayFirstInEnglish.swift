import Foundation
import SwiftUI

/// Shows dates in the order in which the clinic's words have them, the day before its month, where the language is
/// English and no region says otherwise.
struct DayFirstInEnglish: ViewModifier {
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        content.environment(\.locale, isEnglishAlone ? Locale(identifier: "en_001") : locale)
    }

    private var isEnglishAlone: Bool { locale.language.languageCode?.identifier == "en" && locale.region == nil }
}

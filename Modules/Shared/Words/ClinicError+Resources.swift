import ClinicModel
import Foundation
import SwiftUI
import ViperKit

extension ClinicError: LocalizedResourceError {
    package var errorResource: LocalizedStringResource { title.resource }
    package var failureReasonResource: LocalizedStringResource? { reason?.resource }
    package var recoverySuggestionResource: LocalizedStringResource? { suggestion?.resource }
}

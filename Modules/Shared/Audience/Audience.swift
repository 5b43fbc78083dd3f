import ClinicModel
import Foundation
import SwiftUI

/// One audience of the clinic: what sets its app apart from the others.
package protocol Audience: Sendable {
    /// The name of the program; sessions and paths are kept under it.
    static var program: String { get }
    /// The name of the app, where one signs in.
    static var title: LocalizedStringResource { get }
    /// Who may sign in. What they may do is the clinic's to say.
    static var role: Principal.Role { get }
    /// The lists of appointments to choose from, first the one to begin with.
    static var lists: [AppointmentsFilter] { get }
    /// What is offered, besides what the clinic's rules allow.
    static var offers: Set<AppointmentOffer> { get }
    /// The links to scenes that only this audience has, by the one name that their paths have.
    static var ownLinks: [String: DeepLink.OwnSteps] { get }
    /// The link to a scene that only this audience has; nil for Parameters of others.
    static func ownAddress(of parameters: AnyHashable) -> DeepLink.Address?
}

extension Audience {
    package static var ownLinks: [String: DeepLink.OwnSteps] { [:] }
    package static func ownAddress(of parameters: AnyHashable) -> DeepLink.Address? { nil }
}

/// What an audience may be offered, besides what the clinic's rules allow.
package enum AppointmentOffer: Hashable, Sendable {
    /// A file for the user's own calendar.
    case calendarFile
    /// A next visit of the same two.
    case followUp
    /// To show results to the patient.
    case release
}

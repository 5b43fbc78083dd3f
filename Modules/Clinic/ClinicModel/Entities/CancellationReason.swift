/// Why an appointment was cancelled: the codes of R4's appointment-cancellation-reason.
package enum CancellationReason: String, Hashable, Codable, Sendable, CaseIterable {
    package static let system = "http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason"

    case patient = "pat"
    case patientReminderSystem = "pat-crs"
    case patientPortal = "pat-cpp"
    case patientDeceased = "pat-dec"
    case patientFeelingBetter = "pat-fb"
    case patientLackOfTransportation = "pat-lt"
    case patientMemberTerminated = "pat-mt"
    case patientMoved = "pat-mv"
    case patientPregnant = "pat-preg"
    case patientScheduledFromWaitlist = "pat-swl"
    case patientChangedProvider = "pat-ucp"
    case provider = "prov"
    case providerPersonal = "prov-pers"
    case providerDischarged = "prov-dch"
    case providerMeeting = "prov-edu"
    case providerHospitalized = "prov-hosp"
    case providerLabsOutOfRange = "prov-labs"
    case providerScreeningForm = "prov-mri"
    case providerTreatmentPlan = "prov-onc"
    case maintenance = "maint"
    case preparationIncomplete = "meds-inc"
    case other
    case otherTherapyCap = "oth-cms"
    case otherError = "oth-err"
    case otherFinancial = "oth-fin"
    case otherInfiltrate = "oth-iv"
    case otherNoInterpreter = "oth-int"
    case otherUnavailable = "oth-mu"
    case otherRoom = "oth-room"
    case otherOrderError = "oth-oerr"
    case otherWalkIn = "oth-swie"
    case otherWeather = "oth-weath"

    /// The words of the code system.
    package var display: String {
        switch self {
        case .patient: "Patient"
        case .patientReminderSystem: "Patient: Canceled via automated reminder system"
        case .patientPortal: "Patient: Canceled via Patient Portal"
        case .patientDeceased: "Patient: Deceased"
        case .patientFeelingBetter: "Patient: Feeling Better"
        case .patientLackOfTransportation: "Patient: Lack of Transportation"
        case .patientMemberTerminated: "Patient: Member Terminated"
        case .patientMoved: "Patient: Moved"
        case .patientPregnant: "Patient: Pregnant"
        case .patientScheduledFromWaitlist: "Patient: Scheduled from Wait List"
        case .patientChangedProvider: "Patient: Unhappy/Changed Provider"
        case .provider: "Provider"
        case .providerPersonal: "Provider: Personal"
        case .providerDischarged: "Provider: Discharged"
        case .providerMeeting: "Provider: Edu/Meeting"
        case .providerHospitalized: "Provider: Hospitalized"
        case .providerLabsOutOfRange: "Provider: Labs Out of Acceptable Range"
        case .providerScreeningForm: "Provider: MRI Screening Form Marked Do Not Proceed"
        case .providerTreatmentPlan: "Provider: Oncology Treatment Plan Changes"
        case .maintenance: "Equipment Maintenance/Repair"
        case .preparationIncomplete: "Prep/Med Incomplete"
        case .other: "Other"
        case .otherTherapyCap: "Other: CMS Therapy Cap Service Not Authorized"
        case .otherError: "Other: Error"
        case .otherFinancial: "Other: Financial"
        case .otherInfiltrate: "Other: Improper IV Access/Infiltrate IV"
        case .otherNoInterpreter: "Other: No Interpreter Available"
        case .otherUnavailable: "Other: Prep/Med/Results Unavailable"
        case .otherRoom: "Other: Room/Resource Maintenance"
        case .otherOrderError: "Other: Schedule Order Error"
        case .otherWalkIn: "Other: Silent Walk In Error"
        case .otherWeather: "Other: Weather"
        }
    }

    /// Whether it is a reason of the patient's; any other is one of the clinic's, or of either where it is `other`.
    package var isPatients: Bool { rawValue.hasPrefix("pat") }

    /// Whose reason it is; nil for one that either may give.
    package var side: Principal.Role? {
        if isPatients { return .patient }
        return self == .other ? nil : .practitioner
    }

    /// The reasons that somebody in `role` may give: a practitioner those of a patient who has called, too, but for the
    /// two that say that a program has cancelled.
    package static func allowed(to role: Principal.Role) -> [Self] {
        switch role {
        case .patient: offered(to: role)
        case .practitioner: allCases.filter { ![.patientReminderSystem, .patientPortal].contains($0) }
        }
    }

    /// The few of these that are chosen from, the most common first and last what is said in words of one's own.
    package static func offered(to role: Principal.Role) -> [Self] {
        switch role {
        case .patient:
            [
                .patient, .patientFeelingBetter, .patientLackOfTransportation, .patientMoved, .patientPregnant,
                .patientChangedProvider, .other,
            ]
        case .practitioner:
            [
                .provider, .providerPersonal, .providerMeeting, .maintenance, .patient, .patientFeelingBetter,
                .patientLackOfTransportation, .patientMoved, .patientChangedProvider, .other,
            ]
        }
    }
}

import ClinicModel
import Foundation

extension Calls {
    static let visits: [any ServedCall] = [
        visit, setReason, measure, addProblem, resolveProblem, markMeasurementInError, markProblemInError, saveNote,
        order, revokeOrder, completeOrder, signVisit, addAddendum,
    ]

    package static let visit = Call("visits/read", .reads, "appointment", "access") {
        (caller, appointment: Appointment.ID, access: Access) in
        try await caller.visits.visit(of: appointment, access: access)
    }
    package static let setReason = Call("visits/set-reason", .changes, "reason", "appointment") {
        (caller, reason: String, appointment: Appointment.ID) in
        try await caller.visits.setReason(reason, of: appointment)
    }
    package static let measure = Call("visits/measure", .changes, "signs", "correcting", "appointment") {
        (caller, signs: VitalSigns, mistake: Observation.ID?, appointment: Appointment.ID) in
        try await caller.visits.measure(signs, correcting: mistake, in: appointment)
    }
    package static let addProblem = Call("visits/add-problem", .changes, "problem", "appointment") {
        (caller, problem: CodeableConcept, appointment: Appointment.ID) in
        try await caller.visits.addProblem(problem, in: appointment)
    }
    package static let resolveProblem = Call("visits/resolve-problem", .changes, "problem", "appointment") {
        (caller, problem: Condition.ID, appointment: Appointment.ID) in
        try await caller.visits.resolve(problem, in: appointment)
    }
    package static let markMeasurementInError = Call(
        "visits/mark-measurement-in-error", .changes, "sign", "measurement", "appointment"
    ) { (caller, sign: VitalSign, measurement: Observation.ID?, appointment: Appointment.ID) in
        try await caller.visits.markMeasurementInError(sign, measurement: measurement, in: appointment)
    }
    package static let markProblemInError = Call("visits/mark-problem-in-error", .changes, "problem", "appointment") {
        (caller, problem: Condition.ID, appointment: Appointment.ID) in
        try await caller.visits.markProblemInError(problem, in: appointment)
    }
    package static let saveNote = Call("visits/save-note", .changes, "text", "appointment") {
        (caller, text: String, appointment: Appointment.ID) in
        try await caller.visits.saveNote(text, of: appointment)
    }
    package static let order = Call("visits/order", .changes, "draft", "appointment") {
        (caller, draft: OrderDraft, appointment: Appointment.ID) in
        try await caller.visits.order(draft, in: appointment)
    }
    package static let revokeOrder = Call("visits/revoke-order", .changes, "order", "reason", "appointment") {
        (caller, order: ServiceRequest.ID, reason: String, appointment: Appointment.ID) in
        try await caller.visits.revoke(order, reason: reason, in: appointment)
    }
    package static let completeOrder = Call("visits/complete-order", .changes, "order", "appointment") {
        (caller, order: ServiceRequest.ID, appointment: Appointment.ID) in
        try await caller.visits.complete(order, in: appointment)
    }
    package static let signVisit = Call("visits/sign", .changes, "appointment") {
        (caller, appointment: Appointment.ID) in
        try await caller.visits.sign(appointment)
    }
    package static let addAddendum = Call("visits/add-addendum", .changes, "text", "appointment") {
        (caller, text: String, appointment: Appointment.ID) in
        try await caller.visits.addAddendum(text, to: appointment)
    }
}

import ArgumentParser
import ClinicModel
import ClinicProgram

/// The command of one step, such as `confirm ID`.
package struct StepCommand<App: ClinicApp, Step: AppointmentStep>: AppointmentIDCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: Step.name, abstract: Step.abstract)
    }

    package static var listing: ListingCommand? { .appointments }

    @Argument(help: "The appointment's ID, or the beginning of it.") package var id: Appointment.ID
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentAnswer {
        let unsigned = Step.action == .checkIn && App.role == .patient ? try await unsignedIntakes(visit) : []
        let details = try await perform(visit)
        for intake in unsigned {
            let title = intake.questionnaire.words
            note("“\(title)” is not signed yet; until the visit begins, answer it with: intake \(id)")
        }
        if Step.action == .confirm, details.isOutsideOfHours == true {
            note("The visit is confirmed, at a time outside of your hours.")
        }
        return AppointmentAnswer(details, for: App.role)
    }

    private func note(_ notice: Phrase) {
        StandardError.write(line: "\(App.name): \(notice.said)")
    }

    private func perform(_ visit: CommandVisit<App>) async throws -> AppointmentDetails {
        do {
            return try await visit.gateways.appointments.perform(Step.action, on: id)
        } catch let error as ClinicError {
            guard Step.action == .confirm, App.role == .patient, case .notAllowed = error else { throw error }
            throw try await nothingToConfirm(visit)
        }
    }

    /// Says to a patient, who confirms nothing but offers, how the visit is.
    private func nothingToConfirm(_ visit: CommandVisit<App>) async throws -> ProgramError {
        let details = try await visit.gateways.appointments.appointment(id, access: .refresh)
        let appointment = details.appointment
        if appointment.isUnanswered(at: visit.clinic.clock.now) {
            return ProgramError(
                .notAllowed, "Nobody has answered this request before its time.", advice: "Book another time.")
        }
        guard !Appointment.Status.askedFor.contains(appointment.status) else {
            return ProgramError(.notAllowed, "The clinic confirms this request.", advice: "Wait for its answer.")
        }
        let same = ClinicError.invalidTransition(
            from: appointment.status, to: appointment.status, during: details.encounter?.status)
        return ProgramError(.badData, same.title, advice: "There is nothing to confirm.")
    }

    /// What is asked before the visit and is still to be signed.
    private func unsignedIntakes(_ visit: CommandVisit<App>) async throws -> [Intake] {
        try await visit.gateways.intake.intakesToSign().filter { $0.visit.id == id }
    }
}

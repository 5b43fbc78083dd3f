import ArgumentParser
import ClinicModel
import ClinicProgram

/// Which schedule is changed, and whether it is.
package struct PlanOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The schedule, where there are several.", valueName: "id"))
    package var schedule: Schedule.ID?

    @Flag(help: "Change the plan.") package var carryOut = false

    package init() {}

    /// - Parameter subject: which days and which time it is about, where that is one.
    func change(
        _ gateway: any AvailabilityGateway, saying subject: Phrase? = nil,
        _ body: (inout AvailabilityChange) throws -> Void
    ) async throws -> AvailabilityEffectAnswer {
        let known = try await gateway.availability()
        guard let shown = known.first(where: { schedule == nil || $0.id == schedule }),
            schedule != nil || known.count == 1
        else {
            throw ProgramError(
                .usage, "it is not said which schedule",
                advice: "choose one with --schedule: \(known.map(\.id.rawValue).joined(separator: ", "))")
        }
        var change = AvailabilityChange(of: shown.schedule)
        try body(&change)
        let effect = try await carryOut ? gateway.carryOut(change) : gateway.effect(of: change)
        return AvailabilityEffectAnswer(effect, of: subject, isDone: carryOut)
    }
}

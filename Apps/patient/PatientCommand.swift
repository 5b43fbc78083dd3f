import ArgumentParser
import ClinicCommands
import ClinicProgram
import SharedScenes

struct PatientCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "patient", abstract: "Your visits to the clinic.",
        discussion: """
            Without a command it opens the screens: patient [PATH] [--as USER] [--database FILE] [--front FRONT] …; \
            "patient help open" lists these options. PATH begins with / or caduceus://.
            """,
        version: programVersion,
        subcommands: [
            OpenCommand<PatientApp>.self,
            AppointmentListCommand<PatientApp, AllAppointments>.self,
            AppointmentCommand<PatientApp>.self,
            SlotsCommand<PatientApp>.self,
            BookCommand<PatientApp>.self,
            RescheduleCommand<PatientApp>.self,
            CancelCommand<PatientApp>.self,
            StepCommand<PatientApp, CheckInStep>.self,
            CalendarCommand<PatientApp>.self,
            SignInCommand<PatientApp>.self,
            SignOutCommand<PatientApp>.self,
            PasswordCommand<PatientApp>.self,
        ],
        defaultSubcommand: OpenCommand<PatientApp>.self)
}

enum AllAppointments: AppointmentListing {
    static let name = "appointments"
    static let abstract = "List your appointments: upcoming, requested and past."
    static let filters: [AppointmentsFilter] = [.upcoming, .requested, .past]
}

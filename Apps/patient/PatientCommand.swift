#if canImport(ClinicFront)
    import ArgumentParser
    import ClinicCommands
    import ClinicFront
    import ClinicProgram

    struct PatientCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "patient", abstract: "Your visits to the clinic.",
            discussion: """
                Without a command it opens the screens: patient [PATH] [--as USER] [--database FILE] [--front FRONT] …; \
                "patient help open" lists these options. PATH begins with / or caduceus://.
                """,
            version: programVersion,
            subcommands: [
                OpenCommand.self,
                AppointmentsCommand<PatientApp>.self,
                AppointmentCommand<PatientApp>.self,
                SlotsCommand<PatientApp, FreeTimesOnly>.self,
                HoldCommand<PatientApp>.self,
                ReleaseCommand<PatientApp>.self,
                BookCommand<PatientApp>.self,
                RescheduleCommand<PatientApp, FreeTimesOnly>.self,
                CancelCommand<PatientApp>.self,
                StepCommand<PatientApp, AcceptStep>.self,
                StepCommand<PatientApp, CheckInStep>.self,
                CalendarCommand<PatientApp>.self,
                MessagesCommand<PatientApp>.self,
                MessageCommand<PatientApp>.self,
                RecordCommand<PatientApp>.self,
                DocumentCommand<PatientApp>.self,
                ResultsCommand<PatientApp>.self,
                IntakeCommand<PatientApp>.self,
                PrescriptionsCommand<PatientApp>.self,
                RefillCommand<PatientApp>.self,
                AccountCommand<PatientApp>.self,
                SignInCommand<PatientApp>.self,
                SignOutCommand<PatientApp>.self,
                PasswordCommand<PatientApp>.self,
            ],
            defaultSubcommand: OpenCommand.self)
    }
#endif

#if canImport(ClinicFront)
    import ArgumentParser
    import ClinicCommands
    import ClinicFront
    import ClinicModel
    import ClinicProgram

    struct DoctorCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "doctor", abstract: "Your calendar and your patients.",
            discussion: """
                Without a command it opens the screens: doctor [PATH] [--as USER] [--database FILE] [--front FRONT] …; \
                "doctor help open" lists these options. PATH begins with / or caduceus://.
                """,
            version: programVersion,
            subcommands: [
                OpenCommand.self,
                AppointmentListCommand<DoctorApp, Today>.self,
                AppointmentListCommand<DoctorApp, Week>.self,
                DaysCommand<DoctorApp>.self,
                AppointmentListCommand<DoctorApp, Requests>.self,
                AppointmentsCommand<DoctorApp>.self,
                AppointmentCommand<DoctorApp>.self,
                StepCommand<DoctorApp, ConfirmStep>.self,
                DeclineCommand<DoctorApp>.self,
                StepCommand<DoctorApp, ArriveStep>.self,
                StepCommand<DoctorApp, CheckInStep>.self,
                StepCommand<DoctorApp, StartStep>.self,
                StepCommand<DoctorApp, FinishStep>.self,
                StepCommand<DoctorApp, NoShowStep>.self,
                StepCommand<DoctorApp, NotMissedStep>.self,
                StepCommand<DoctorApp, EnteredInErrorStep>.self,
                RescheduleCommand<DoctorApp, BookedTakenTimes>.self,
                CancelCommand<DoctorApp>.self,
                SlotsCommand<DoctorApp, ListedTakenTimes>.self,
                HoldCommand<DoctorApp>.self,
                ReleaseCommand<DoctorApp>.self,
                BookForCommand<DoctorApp>.self,
                PatientsCommand<DoctorApp>.self,
                AvailabilityCommand<DoctorApp>.self,
                MessagesCommand<DoctorApp>.self,
                MessageCommand<DoctorApp>.self,
                RecordOfCommand<DoctorApp>.self,
                AllergyCommand<DoctorApp>.self,
                DocumentCommand<DoctorApp>.self,
                ResultsCommand<DoctorApp>.self,
                ResultCommand<DoctorApp>.self,
                IntakeCommand<DoctorApp>.self,
                PrescriptionsOfCommand<DoctorApp>.self,
                PrescribeCommand<DoctorApp>.self,
                StopCommand<DoctorApp>.self,
                RefillsCommand<DoctorApp>.self,
                AnswerRefillCommand<DoctorApp>.self,
                VisitCommand<DoctorApp>.self,
                AccountCommand<DoctorApp>.self,
                SignInCommand<DoctorApp>.self,
                SignOutCommand<DoctorApp>.self,
                PasswordCommand<DoctorApp>.self,
            ],
            defaultSubcommand: OpenCommand.self)
    }

    enum Today: AppointmentListing {
        static let name = "today"
        static let abstract = "List today's appointments."
        static let filters: [AppointmentsFilter] = [.day]
    }

    enum Week: AppointmentListing {
        static let name = "week"
        static let abstract = "List this week's appointments."
        static let filters: [AppointmentsFilter] = [.week]
    }

    enum Requests: AppointmentListing {
        static let name = "requests"
        static let abstract = "List the requests that wait for your word."
        static let filters: [AppointmentsFilter] = [.requested]
    }
#endif

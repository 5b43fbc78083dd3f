extension Variation {
    static let naming: [String: [String]] = [
        "V045": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable { func ▸didload()
             func ▸refresh() async }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: ObservableObject {
                func didTapSave()
                func ▸handleTap()
            }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            @MainActor protocol HomePresentable { func ▸tapped(_ row: Int) }
            """,
        ],
        "V046": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable { func ▸onAppear() }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable { func ▸willClose() }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable { func ▸toHome() async }
            """,
        ],
        "V047": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeRoutable { func ▸tomorrow() }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeRoutable { func ▸showVisit(parameters: VisitParameters) }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeRoutable: AnyObject {
                func toVisit()
                func ▸navigate()
            }
            """,
        ],
        "V048": [
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDelegate: AnyObject { func ▸signOut() }
            """,
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDelegate: AnyObject { func ▸home(_ home: Home, open visit: Visit) }
            """,
            """
            // Modules/Patient/Diary/DiaryInterface.swift
            protocol DiaryDelegate: AnyObject { func ▸close() }
            """,
        ],
        "V049": [
            """
            // Modules/Shared/Home/HomePresenter+Loading.swift
            extension ▸HomeView {}
            """,
            """
            // Modules/Patient/Scope/Scopes.swift
            struct ▸PatientScope {}
            """,
            """
            // Modules/Shared/Home/Home.swift
            struct ▸HomeEntity {}
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            """,
        ],
    ]
}

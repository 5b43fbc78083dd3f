import Foundation

/// What Interactors ask, as public code names it.
enum Service {
    /// Types of the network, of stores and of settings.
    static let types: Set<String> = [
        "URLSession", "UserDefaults", "NSManagedObjectContext", "NSPersistentContainer", "NSFetchRequest",
        "NSFetchedResultsController", "NSPersistentCloudKitContainer", "ModelContext", "ModelContainer", "Realm", "AF",
        "Alamofire", "Firestore", "CKContainer", "NSUbiquitousKeyValueStore", "KeychainSwift",
    ]

    /// Wrappers by which a property reads a store.
    static let wrappers: Set<String> = ["FetchRequest", "SectionedFetchRequest", "AppStorage", "Query"]

    private static let ends = [
        "Service", "Services", "Manager", "Client", "API", "Api", "Repository", "Store", "Storage", "Gateway",
        "Database", "DataSource", "Worker", "Session", "Networking", "Network", "Provider", "Fetcher", "Loader",
        "Downloader", "Facade", "Dao", "DAO", "DB", "Keychain", "Defaults", "Persistence", "PersistenceController",
        "CoreDataStack", "Helper", "Settings", "Registry", "Listener", "Caller",
    ]

    private static let instances: Set<String> = [
        "instance", "default", "standard", "main", "current", "singleton",
    ]

    /// What a View or a Presenter may well ask: of how things look, and of what is written down.
    private static let harmless = [
        "Local", "Language", "Theme", "Style", "Color", "Font", "Keyboard", "Alert", "Toast", "Loading", "Hud", "HUD",
        "Haptic", "Log", "Analytic", "Track", "Image", "Animation", "Layout", "Orientation", "Router", "Navigation",
        "Notification", "Format", "Icon", "Appearance", "Feature", "Indicator", "Spinner", "Progress", "Debug", "Audio",
        "Feedback", "Bundle", "Screen", "View", "Modal", "Popup", "Banner", "Activity", "String", "Date",
    ]

    static func isInstance(_ member: String, of type: String) -> Bool {
        (instances.contains(member) || member.hasPrefix("shared")) && ends.contains(where: type.hasSuffix)
            && !types.contains(type)
            && type != "FileManager" && !isHarmless(type)
    }
    /// Whether who makes one for himself asks a service past the Interactor.
    static func isMade(_ type: String) -> Bool {
        let services = ["Service", "APIClient", "ApiClient", "Repository", "Gateway", "DAO", "Dao", "Database"]
        return services.contains(where: type.hasSuffix) && !isHarmless(type)
    }

    private static func isHarmless(_ type: String) -> Bool {
        // Who logs in does not log.
        let type = type.replacingOccurrences(of: "Login", with: "").replacingOccurrences(of: "Logout", with: "")
        return harmless.contains(where: type.contains)
    }
}

import CombineFoundation
import Foundation
import Testing

struct ContainerTests {
    @Test func `a group has a folder of its own, and iCloud none`() throws {
        let name = "group.org.example.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(FileManager.default.fileExists(atPath: folder.path) && folder.lastPathComponent == name)
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../up") == nil)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    }
}

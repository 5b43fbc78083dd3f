import SharedScenes
import SwiftUI
import ViperKit

/// Opens the clinic of the device, and shows on it the scenes of one audience, from SignIn on.
package struct DeviceScenes<Side: Audience, Content: View>: View {
    @State private var clinic: DeviceClinic?
    @State private var attempts = 0
    @State private var alertParameters: AlertParameters?
    private let folders: DeviceFolders?
    private let content: (RootParameters, Entrance<Side>) -> Content

    /// - Parameter folders: where the clinic is kept; nil for the app's own folders.
    package init(
        folders: DeviceFolders? = nil,
        @ViewBuilder content: @escaping (RootParameters, Entrance<Side>) -> Content
    ) {
        self.folders = folders
        self.content = content
    }

    package var body: some View {
        Group {
            if let clinic {
                content(RootParameters(lockDelay: .seconds(600)), clinic.entrance())
            } else {
                ProgressView { Text("Opening the clinic") }
            }
        }
        .alert(parameters: $alertParameters)
        .task(id: attempts) { await open() }
    }

    private func open() async {
        do {
            clinic = try await DeviceClinic.open(in: folders ?? .standard())
        } catch {
            alertParameters = AlertParameters(error: error) {
                AlertButton(title: "Try again") { attempts += 1 }
            }
        }
    }
}

import TextUI

/// Prints Home as both apps show it, and what of it is shared: `make demo`.
@main
enum Demo {
    @MainActor
    static func main() {
        do {
            let clinic = try DemoClinicFolder()
            defer { clinic.remove() }
            let patient = try clinic.home(of: "patient", user: "demo-patient")
            let doctor = try clinic.home(of: "doctor", user: "demo-doctor")
            let reuse = try SceneReuse(scene: "Home")
            let view = SideBySide(patient: patient, doctor: doctor, reuse: reuse)
            print(SceneHost(columns: SideBySide.columns, rows: 60) { view }.frame.text)
        } catch {
            TextFront.fail("\(error)", status: 70)
        }
    }
}

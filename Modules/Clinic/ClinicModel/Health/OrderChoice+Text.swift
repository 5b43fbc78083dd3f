extension OrderChoice {
    /// What is ordered, as one says it.
    package var words: Phrase {
        switch self {
        case .bloodCount: "Full blood count"
        case .haemoglobinA1c: "HbA1c"
        case .cReactiveProtein: "C-reactive protein"
        case .thyrotropin: "TSH"
        case .creatinine: "Creatinine"
        case .lipids: "Lipids"
        case .urinalysis: "Urinalysis"
        case .chestXRay: "X-ray of the chest"
        case .abdominalUltrasound: "Ultrasound of the abdomen"
        case .cardiology: "Cardiology"
        case .dermatology: "Dermatology"
        case .ophthalmology: "Ophthalmology"
        case .physiotherapy: "Physiotherapy"
        }
    }
}

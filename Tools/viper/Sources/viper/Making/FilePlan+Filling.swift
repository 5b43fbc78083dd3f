extension FilePlan {
    /// Throws a `ToolError` where the template makes what is not Swift.
    mutating func fill(_ template: Template, _ values: TemplateValues, into folder: String) throws {
        for (file, text) in try template.filled(values) {
            if let error = SwiftText.error(in: text) {
                throw ToolError(
                    "The template “\(template.name)” makes a \(file) that is not Swift: \(error)",
                    advice: "Nothing was written. Mend the template.")
            }
            write(text, to: "\(folder)/\(file)")
        }
    }
}

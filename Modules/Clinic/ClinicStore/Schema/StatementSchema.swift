/// The table of what is told of medicines.
package enum StatementSchema {
    static let sql =
        HealthTable(
            "medicationstatement", noun: "statement of a medicine",
            statuses: "active completed entered-in-error intended stopped on-hold unknown not-taken"
        ).sql + unreadTexts

    /// The statements that an older version has kept as their texts alone.
    package static let unreadTexts = """
        INSERT INTO unread_text SELECT type, id FROM resource WHERE type = 'MedicationStatement' ON CONFLICT DO NOTHING;

        """
}

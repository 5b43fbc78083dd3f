/// A counter that moves with every change of the clinic's data, and where sessions are ended by others.
///
/// The audit trail and the use of sessions do not move it: two open apps that look at what changed would otherwise wake
/// each other for ever.
enum ChangeSchema {
    private static let tables = [
        "patient", "general_practitioner", "practitioner", "organization", "schedule", "slot", "appointment",
        "participant", "encounter", "encounter_practitioner",
    ]

    static let sql =
        """
        CREATE TABLE change (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            counter INTEGER NOT NULL
        ) STRICT;
        INSERT INTO change VALUES (1, 0);

        """
        + tables.flatMap { table in
            ["INSERT", "UPDATE", "DELETE"].map { event in
                """
                CREATE TRIGGER change_\(table)_\(event.lowercased()) AFTER \(event) ON \(table) BEGIN
                    UPDATE change SET counter = counter + 1;
                END;

                """
            }
        }.joined()
}

import ClinicModel

/// The words of the demo that are not a person's own, in German and Arabic.
enum DemoTranslations {
    /// Of an English text; nil where it has none.
    static func of(_ text: String) -> [String: String]? {
        table[text].map { ["de": $0.de, "ar": $0.ar] }
    }

    private static let table: [String: (de: String, ar: String)] = [
        "How you are": ("Wie es Ihnen geht", "كيف حالك"),
        "What would you like to talk about?": ("Worüber möchten Sie sprechen?", "عمّ تودّ أن تتحدث؟"),
        "Which of these do you have?": ("Was davon haben Sie?", "أيّ من هذه الأعراض لديك؟"),
        "Cough": ("Husten", "سعال"),
        "Headache": ("Kopfschmerzen", "صداع"),
        "Pain": ("Schmerzen", "ألم"),
        "Tiredness": ("Müdigkeit", "تعب"),
        "Since when?": ("Seit wann?", "منذ متى؟"),
        "Have you had a fever this week?": ("Hatten Sie diese Woche Fieber?", "هل أصبت بالحمّى هذا الأسبوع؟"),
        "How high was it at most?": ("Wie hoch war es höchstens?", "ما أعلى درجة بلغتها؟"),
        "Over the last two weeks, how often were you troubled by this?": (
            "Wie oft hat Sie dies in den letzten zwei Wochen belastet?",
            "خلال الأسبوعين الماضيين، كم مرة أزعجك ما يلي؟"
        ),
        "Things that used to please you left you cold": (
            "Was Sie sonst freut, ließ Sie kalt",
            "لم تعد تسرّك أمور كانت تسرّك"
        ),
        "You felt gloomy, or saw no way ahead": (
            "Sie fühlten sich niedergeschlagen oder ohne Ausweg",
            "شعرت بالكآبة أو بانسداد الأفق"
        ),
        "Never": ("Nie", "أبدًا"),
        "On a few days": ("An einzelnen Tagen", "في أيام قليلة"),
        "On more than half of the days": ("An mehr als der Hälfte der Tage", "في أكثر من نصف الأيام"),
        "Nearly every day": ("Fast jeden Tag", "كل يوم تقريبًا"),
        "Would you like to talk about it at the visit?": (
            "Möchten Sie beim Termin darüber sprechen?",
            "هل تودّ أن تتحدث عن ذلك في الموعد؟"
        ),
        "Before the vaccination": ("Vor der Impfung", "قبل التطعيم"),
        "A vaccination waits while you have a fever. Please tell us what we should know.": (
            "Mit Fieber wird nicht geimpft. Bitte sagen Sie uns, was wir wissen sollten.",
            "لا يُعطى التطعيم أثناء الحمّى. نرجو أن تخبرنا بما ينبغي أن نعرفه."
        ),
        "Are you ill today?": ("Sind Sie heute krank?", "هل أنت مريض اليوم؟"),
        "Did an earlier vaccination trouble you?": (
            "Haben Sie eine frühere Impfung schlecht vertragen?",
            "هل أزعجك تطعيم سابق؟"
        ),
        "No": ("Nein", "لا"),
        "Yes": ("Ja", "نعم"),
        "Unsure": ("Ich weiß es nicht", "لست متأكدًا"),
        "Which one, and how?": ("Welche, und wie?", "أيّ تطعيم، وكيف؟"),
        "How many vaccinations have you had this year?": (
            "Wie oft wurden Sie dieses Jahr geimpft?",
            "كم تطعيمًا تلقيت هذا العام؟"
        ),
        "Penicillin": ("Penicillin", "البنسلين"),
        "Pollen": ("Pollen", "حبوب اللقاح"),
        "Peanut": ("Erdnuss", "الفول السوداني"),
        "Ibuprofen": ("Ibuprofen", "الإيبوبروفين"),
        "Hives": ("Nesselsucht", "شرى"),
        "Sneezing": ("Niesen", "عطاس"),
        "Swelling of the lips": ("Schwellung der Lippen", "تورّم الشفتين"),
        "Rash": ("Hautausschlag", "طفح جلدي"),
        "Type 2 diabetes mellitus": ("Diabetes mellitus Typ 2", "داء السكري من النوع الثاني"),
        "Essential hypertension": ("Essentielle Hypertonie", "ارتفاع ضغط الدم الأساسي"),
        "Acute bronchitis": ("Akute Bronchitis", "التهاب الشعب الهوائية الحاد"),
        "Asthma": ("Asthma", "الربو"),
        "Migraine": ("Migräne", "الشقيقة"),
        "Hypothyroidism": ("Schilddrüsenunterfunktion", "قصور الغدة الدرقية"),
        "Influenza, seasonal": ("Grippe, saisonal", "الإنفلونزا الموسمية"),
        "Tetanus and diphtheria": ("Tetanus und Diphtherie", "الكزاز والدفتيريا"),
        "Hepatitis A": ("Hepatitis A", "التهاب الكبد أ"),
        "Metformin 500 mg tablet": ("Metformin 500 mg Tablette", "ميتفورمين 500 ملغ، أقراص"),
        "Ramipril 5 mg tablet": ("Ramipril 5 mg Tablette", "راميبريل 5 ملغ، أقراص"),
        "Atorvastatin 20 mg tablet": ("Atorvastatin 20 mg Tablette", "أتورفاستاتين 20 ملغ، أقراص"),
        "Codeine 30 mg tablet": ("Codein 30 mg Tablette", "كوديين 30 ملغ، أقراص"),
        "Amlodipine 5 mg tablet": ("Amlodipin 5 mg Tablette", "أملوديبين 5 ملغ، أقراص"),
        "Levothyroxine 50 µg tablet": ("Levothyroxin 50 µg Tablette", "ليفوثيروكسين 50 ميكروغرام، أقراص"),
        "Lipid panel": ("Blutfette", "دهون الدم"),
        "Swollen ankles": ("Geschwollene Knöchel", "تورّم الكاحلين"),
        "Diabetes, once a year": ("Diabetes, einmal im Jahr", "السكري، مرة في السنة"),
        "On atorvastatin": ("Unter Atorvastatin", "أثناء تناول أتورفاستاتين"),
        "Progress note": ("Verlaufsnotiz", "ملاحظة متابعة"),
    ]
}

extension CodeableConcept {
    /// What the demo has words for, in its languages.
    init(demo text: String, _ coding: Coding? = nil) {
        self.init(
            codings: coding.map { [$0] } ?? [], text: text, translations: DemoTranslations.of(text))
    }
}

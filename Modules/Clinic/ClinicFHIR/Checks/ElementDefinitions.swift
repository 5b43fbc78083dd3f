/// The elements of the types that the clinic reads, as R4 (4.0.1) defines them.
enum ElementDefinitions {
    static let resource = """
        resourceType!string id?id meta?Meta implicitRules?uri language?code text?Narrative contained*Resource \
        extension*Extension modifierExtension*Extension
        """
    static let element = "id?string extension*Extension modifierExtension*Extension"

    private static let gender = "gender?code(male|female|other|unknown)"
    private static let encounterStatus =
        "status!code(planned|arrived|triaged|in-progress|onleave|finished|cancelled|entered-in-error|unknown)"

    private static let quantity = "value?decimal comparator?code(<|<=|>=|>) unit?string system?uri code?code"

    static let text = base + "\n" + health + "\n" + intake

    private static let base = """
        Resource =
        Patient = identifier*Identifier active?boolean name*HumanName telecom*ContactPoint \(gender) birthDate?date \
        deceased[x]?boolean|dateTime address*Address maritalStatus?CodeableConcept multipleBirth[x]?boolean|integer \
        photo*Attachment contact*Patient.contact communication*Patient.communication generalPractitioner*Reference \
        managingOrganization?Reference link*Patient.link
        Patient.contact = relationship*CodeableConcept name?HumanName telecom*ContactPoint address?Address \(gender) \
        organization?Reference period?Period
        Patient.communication = language!CodeableConcept preferred?boolean
        Patient.link = other!Reference type!code(replaced-by|replaces|refer|seealso)
        Practitioner = identifier*Identifier active?boolean name*HumanName telecom*ContactPoint address*Address \(gender) \
        birthDate?date photo*Attachment qualification*Practitioner.qualification communication*CodeableConcept
        Practitioner.qualification = identifier*Identifier code!CodeableConcept period?Period issuer?Reference
        Organization = identifier*Identifier active?boolean type*CodeableConcept name?string alias*string \
        telecom*ContactPoint address*Address partOf?Reference contact*Organization.contact endpoint*Reference
        Organization.contact = purpose?CodeableConcept name?HumanName telecom*ContactPoint address?Address
        Schedule = identifier*Identifier active?boolean serviceCategory*CodeableConcept serviceType*CodeableConcept \
        specialty*CodeableConcept actor+Reference planningHorizon?Period comment?string
        Slot = identifier*Identifier serviceCategory*CodeableConcept serviceType*CodeableConcept \
        specialty*CodeableConcept appointmentType?CodeableConcept schedule!Reference \
        status!code(busy|free|busy-unavailable|busy-tentative|entered-in-error) start!instant end!instant \
        overbooked?boolean comment?string
        Appointment = identifier*Identifier \
        status!code(proposed|pending|booked|arrived|fulfilled|cancelled|noshow|entered-in-error|checked-in|waitlist) \
        cancelationReason?CodeableConcept serviceCategory*CodeableConcept serviceType*CodeableConcept \
        specialty*CodeableConcept appointmentType?CodeableConcept reasonCode*CodeableConcept reasonReference*Reference \
        priority?unsignedInt description?string supportingInformation*Reference start?instant end?instant \
        minutesDuration?positiveInt slot*Reference created?dateTime comment?string patientInstruction?string \
        basedOn*Reference participant+Appointment.participant requestedPeriod*Period
        Appointment.participant = type*CodeableConcept actor?Reference \
        required?code(required|optional|information-only) status!code(accepted|declined|tentative|needs-action) \
        period?Period
        Encounter = identifier*Identifier \(encounterStatus) statusHistory*Encounter.statusHistory class!Coding \
        classHistory*Encounter.classHistory type*CodeableConcept serviceType?CodeableConcept priority?CodeableConcept \
        subject?Reference episodeOfCare*Reference basedOn*Reference participant*Encounter.participant \
        appointment*Reference period?Period length?Duration reasonCode*CodeableConcept reasonReference*Reference \
        diagnosis*Encounter.diagnosis account*Reference hospitalization?Encounter.hospitalization \
        location*Encounter.location serviceProvider?Reference partOf?Reference
        Encounter.statusHistory = \(encounterStatus) period!Period
        Encounter.classHistory = class!Coding period!Period
        Encounter.participant = type*CodeableConcept period?Period individual?Reference
        Encounter.diagnosis = condition!Reference use?CodeableConcept rank?positiveInt
        Encounter.hospitalization = preAdmissionIdentifier?Identifier origin?Reference admitSource?CodeableConcept \
        reAdmission?CodeableConcept dietPreference*CodeableConcept specialCourtesy*CodeableConcept \
        specialArrangement*CodeableConcept destination?Reference dischargeDisposition?CodeableConcept
        Encounter.location = location!Reference status?code(planned|active|reserved|completed) \
        physicalType?CodeableConcept period?Period
        Communication = identifier*Identifier instantiatesCanonical*canonical instantiatesUri*uri basedOn*Reference \
        partOf*Reference inResponseTo*Reference \
        status!code(preparation|in-progress|not-done|on-hold|stopped|completed|entered-in-error|unknown) \
        statusReason?CodeableConcept category*CodeableConcept priority?code(routine|urgent|asap|stat) \
        medium*CodeableConcept subject?Reference topic?CodeableConcept about*Reference encounter?Reference \
        sent?dateTime received?dateTime recipient*Reference sender?Reference reasonCode*CodeableConcept \
        reasonReference*Reference payload*Communication.payload note*Annotation
        Communication.payload = content[x]?string|Attachment|Reference
        Annotation = author[x]?Reference|string time?dateTime text!markdown
        Identifier = use?code(usual|official|temp|secondary|old) type?CodeableConcept system?uri value?string \
        period?Period assigner?Reference
        HumanName = use?code(usual|official|temp|nickname|anonymous|old|maiden) text?string family?string given*string \
        prefix*string suffix*string period?Period
        ContactPoint = system?code(phone|fax|email|pager|url|sms|other) value?string \
        use?code(home|work|temp|old|mobile) rank?positiveInt period?Period
        Address = use?code(home|work|temp|old|billing) type?code(postal|physical|both) text?string line*string \
        city?string district?string state?string postalCode?string country?string period?Period
        Attachment = contentType?code language?code data?base64Binary url?url size?unsignedInt hash?base64Binary \
        title?string creation?dateTime
        Period = start?dateTime end?dateTime
        CodeableConcept = coding*Coding text?string
        Coding = system?uri version?string code?code display?string userSelected?boolean
        Reference = reference?string type?uri identifier?Identifier display?string
        Duration = \(quantity)
        Quantity = \(quantity)
        Age = \(quantity)
        Range = low?Quantity high?Quantity
        Ratio = numerator?Quantity denominator?Quantity
        SampledData = origin!Quantity period!decimal factor?decimal lowerLimit?decimal upperLimit?decimal \
        dimensions!positiveInt data?string
        Meta = versionId?id lastUpdated?instant source?uri profile*canonical security*Coding tag*Coding
        Narrative = status!code(generated|extensions|additional|empty) div!xhtml
        """
}

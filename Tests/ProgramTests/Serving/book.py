"""Books a practitioner's first free time after a day as a patient, by a client of FHIR that knows nothing of the clinic.

usage: book.py SERVER USER PASSWORD PRACTITIONER DAY; prints the appointment's id and status
"""
import json
import sys
import urllib.request

from fhirpy import SyncFHIRClient

server, user, password, practitioner, day = sys.argv[1:]
request = urllib.request.Request(
    server + "/api/v1/sign-in",
    json.dumps({"userName": user, "password": password, "role": "patient"}).encode(),
    {"Content-Type": "application/json"},
)
session = json.load(urllib.request.urlopen(request))
client = SyncFHIRClient(server + "/fhir/r4", authorization="Bearer " + session["token"])

doctor = client.resources("Practitioner").search(name=practitioner).first()
schedules = client.resources("Schedule").search(actor=doctor.to_reference()).fetch_all()
# More than one page of them.
slots = client.resources("Slot").search(
    schedule=",".join(schedule.to_reference().reference for schedule in schedules), status="free", start__gt=day
).limit(40).fetch_all()
assert len(slots) > 40, len(slots)
patient = client.resources("Patient").first()

appointment = client.resource(
    "Appointment",
    status="booked",
    reasonCode=[{"text": "Booked from elsewhere"}],
    slot=[slots[0].to_reference()],
    start=slots[0].start,
    end=slots[0].end,
    participant=[
        {"actor": patient.to_reference(), "status": "accepted"},
        {"actor": doctor.to_reference(), "status": "accepted"},
    ],
)
appointment.save()
found = client.resources("Appointment").search(_id=appointment.id).get()
print(found.id, found.status)

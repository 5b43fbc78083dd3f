"""A visit from the request to its beginning, in two browsers, by the keyboard alone; and without JavaScript."""
from browsing import check, focused, look_for_faults, open_page, press, reach, sign_in, title, wait_for_title
from browsing import wait_for_words, write

PATIENT = "Ana Fernández Ríos"


def go_by_keyboard(browser, clinic, terminal=None):
    patient = open_page(browser, clinic.address + "/patient")
    doctor = open_page(browser, clinic.address + "/doctor")
    sign_in(patient, "demo-patient")
    sign_in(doctor, "demo-doctor")
    request(patient, doctor, terminal)
    confirm(patient, doctor, terminal)
    take_along(patient)
    reschedule(patient, doctor, terminal)
    start(patient, doctor, terminal)
    cancel(patient, terminal)
    return patient, doctor


def watch(terminal, words, what):
    if terminal:
        took = terminal.wait_for_words(words)
        check(True, f"the practitioner's terminal shows {what} unasked, after {took} ms")


def request(patient, doctor, terminal):
    press(patient, "Book a visit")
    wait_for_title(patient, "Book a visit")
    check(patient.url.endswith("/patient/time-slots"), "a push changes the address: " + patient.url)
    check(focused(patient) == "Book a visit", "the focus is on the title of the page that has come: " + focused(patient))
    press(patient, "13:25–13:45")
    wait_for_title(patient, "Your time")
    check(patient.url.endswith("/patient/time-slots"), "a sheet has no address: " + patient.url)
    check(focused(patient) == "Your time", "the focus is on the title of the sheet: " + focused(patient))
    look_for_faults(patient, "a sheet")
    write(patient, "Reason", "Cough & <b>cold</b>")
    press(patient, "Request this time")
    took = wait_for_words(doctor, "13:25–13:45")
    check(True, f"the practitioner's browser shows the request unasked, after {took} ms")
    watch(terminal, "13:25–13:45", "the request")
    wait_for_title(patient, "Appointment")
    check("Cough & <b>cold</b>" in patient.inner_text("main"), "words are words")


def confirm(patient, doctor, terminal):
    press(doctor, PATIENT + ", Requested")
    wait_for_title(doctor, "Appointment")
    if terminal:
        terminal.press(PATIENT)
        terminal.wait_for_words("Confirm")
        terminal.press("Confirm")
        took = wait_for_words(doctor, "Booked")
        check(True, f"the browser shows the terminal's word unasked, after {took} ms")
    else:
        press(doctor, "Confirm")
    took = wait_for_words(patient, "Booked")
    check(True, f"the patient's browser shows the practitioner's word unasked, after {took} ms")


def take_along(patient):
    press(patient, "Add to calendar")
    wait_for_title(patient, "Calendar file written")
    with patient.expect_download() as download:
        press(patient, "Appointment 2")
    with open(download.value.path(), encoding="utf-8") as file:
        check(file.read().startswith("BEGIN:VCALENDAR"), "a file is fetched: " + download.value.suggested_filename)
    press(patient, "OK")
    wait_for_title(patient, "Appointment")


def reschedule(patient, doctor, terminal):
    press(patient, "Reschedule")
    wait_for_title(patient, "Reschedule")
    press(patient, "14:40–15:00")
    wait_for_title(patient, "Your time")
    press(patient, "Move to this time")
    wait_for_title(patient, "Appointment")
    wait_for_words(patient, "14:40–15:00")
    watch(terminal, "Moved", "that the visit was moved")
    wait_for_words(doctor, "Moved")
    press(doctor, "Moved")
    wait_for_words(doctor, "14:40–15:00")
    if terminal:
        terminal.press("Moved")
        terminal.wait_for_words("14:40–15:00")
    press(doctor, "Confirm")
    watch(terminal, "Booked", "that it is booked")
    wait_for_words(patient, "Booked")
    check(True, "a visit is moved, and confirmed anew")


def start(patient, doctor, terminal):
    press(patient, "Check in")
    # The visit is hours away, which is asked about.
    patient.wait_for_selector("[role=alertdialog]")
    press(patient, "Check in")
    watch(terminal, "Checked in", "that the patient is there")
    wait_for_words(patient, "Checked in")
    wait_for_words(doctor, "Checked in")
    # Who is there already is not asked about again.
    press(doctor, "Start visit")
    watch(terminal, "in progress", "that the visit has begun")
    wait_for_words(patient, "In progress")
    press(doctor, "Document the visit")
    wait_for_title(doctor, "Visit")
    check(True, "the patient checks in, and the practitioner starts the visit: " + doctor.url)


def cancel(patient, terminal):
    if terminal:
        terminal.send({"back": True})
        terminal.wait_for_words("Requests to confirm")
    patient.goto(patient.url.split("/patient")[0] + "/patient/time-slots")
    wait_for_title(patient, "Book a visit")
    press(patient, "15:05–15:25")
    wait_for_title(patient, "Your time")
    press(patient, "Request this time")
    wait_for_title(patient, "Appointment")
    watch(terminal, "15:05–15:25", "the other request")
    press(patient, "Cancel visit")
    wait_for_title(patient, "Cancel visit")
    reach(patient, "Reason")
    patient.keyboard.press("ArrowDown")
    press(patient, "Cancel this visit")
    wait_for_title(patient, "Appointment")
    wait_for_words(patient, "Cancelled")
    if terminal:
        took = terminal.wait_for_words("15:05–15:25", False)
        check(True, f"the practitioner's terminal shows the cancelled request no more, after {took} ms")
    check(focused(patient) != "", "the focus is somewhere after a sheet has gone: " + focused(patient))


def go_without_script(browser, clinic):
    page = open_page(browser, clinic.address + "/patient", java_script_enabled=False)
    doctor = open_page(browser, clinic.address + "/doctor", java_script_enabled=False)
    for one, user in [(page, "demo-patient"), (doctor, "demo-doctor")]:
        one.get_by_label("User name").fill(user)
        one.get_by_label("Password").fill("demo")
        one.get_by_label("Password").press("Enter")
        check(title(one) == "Home", "without scripts one signs in: " + title(one))
    follow(page, "Book a visit")
    check("/patient/time-slots" in page.url, "without scripts a push changes the address: " + page.url)
    follow(page, "15:55–16:15")
    check(title(page) == "Your time", "without scripts a sheet comes: " + title(page))
    page.get_by_label("Reason").fill("Ear ache")
    page.get_by_role("button", name="Request this time").click()
    check("Ear ache" in page.inner_text("main"), "without scripts a visit is asked for")
    doctor.reload()
    follow(doctor, PATIENT + ", Requested")
    follow(doctor, "Confirm")
    page.reload()
    check("Booked" in page.inner_text("main"), "without scripts a visit is confirmed")
    follow(page, "Reschedule")
    follow(page, "13:50–14:10")
    follow(page, "Move to this time")
    check("13:50–14:10" in page.inner_text("main"), "without scripts a visit is moved")
    doctor.reload()
    follow(doctor, "Moved")
    follow(doctor, "Confirm")
    start_without_script(page, doctor)
    page.goto(page.url.split("/patient")[0] + "/patient/time-slots")
    follow(page, "10:55–11:15")
    follow(page, "Request this time")
    follow(page, "Cancel visit")
    page.get_by_label("Reason").select_option(index=1)
    follow(page, "Cancel this visit")
    check("Cancelled" in page.inner_text("main"), "without scripts a visit is cancelled")


def start_without_script(page, doctor):
    page.reload()
    follow(page, "Check in")
    agree(page, "Check in")
    check("Checked in" in page.inner_text("main"), "without scripts one checks in")
    doctor.reload()
    follow(doctor, "Start visit")
    follow(doctor, "Document the visit")
    check(title(doctor) == "Visit", "without scripts a visit is started: " + title(doctor))
    page.reload()
    check("In progress" in page.inner_text("main"), "without scripts the patient sees that it is")


def agree(page, words):
    """Answers the question that is asked."""
    page.locator("[role=alertdialog] button").filter(has_text=words).first.click()


def follow(page, words):
    rows = page.locator("main :is(button, a)")
    rows.filter(has_text=words).or_(page.locator(f"main [aria-label^='{words}']")).first.click()

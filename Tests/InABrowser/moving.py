"""Back, reload, several tabs, and a server that begins anew."""
from browsing import check, focused, open_page, open_tab, press, reach, sign_in, title, wait_for_notice, wait_for_title


def go_back_and_forth(page, clinic):
    page.goto(clinic.address + "/patient/appointments")
    wait_for_title(page, "Appointments")
    press(page, "Back")
    wait_for_title(page, "Home")
    check(page.url.endswith("/patient"), "a pop changes the address: " + page.url)
    press(page, "Messages")
    wait_for_title(page, "Messages")
    page.go_back()
    wait_for_title(page, "Home")
    check(page.url.endswith("/patient"), "the browser's way back pops: " + page.url)
    page.go_forward()
    wait_for_title(page, "Messages")
    check(page.url.endswith("/patient/messages"), "the browser's way forward pushes: " + page.url)
    page.reload()
    check(title(page) == "Messages", "a reload comes back where it was: " + title(page))


def type_while_it_changes(page, clinic):
    """Types faster than the server answers."""
    page.goto(clinic.address + "/patient/messages")
    wait_for_title(page, "Messages")
    page.locator("li :is(a, button)").first.click()
    page.wait_for_selector("textarea, input[type=text]")
    field = page.locator("textarea, input[type=text]").last
    field.focus()
    words = "Shall I come without breakfast, and bring my insurance card with me?"
    page.keyboard.type(words, delay=35)
    page.wait_for_timeout(1500)
    check(field.input_value() == words, "no letter is lost while one types: " + field.input_value())
    field.fill("")
    field.blur()
    page.wait_for_timeout(500)


def use_two_tabs(page, clinic):
    second = open_tab(page.context, clinic.address + "/patient/account")
    wait_for_title(second, "Account")
    page.goto(clinic.address + "/patient")
    wait_for_title(page, "Home")
    check(title(second) == "Account", "two tabs of a browser show a page each: " + title(second))
    press(page, "Sign out")
    page.wait_for_selector("[role=alertdialog]")
    press(page, "Sign out")
    wait_for_title(page, "Sign in")
    wait_for_title(second, "Sign in")
    check(True, "who signs out in one tab is out in the other, unasked")
    second.close()


def outlive_a_restart(page, clinic):
    sign_in(page, "demo-patient")
    page.goto(clinic.address + "/patient/appointments")
    wait_for_title(page, "Appointments")
    status = clinic.stop()
    check(status == 0, f"the server ends when it is told to: {status}")
    wait_for_notice(page, True)
    clinic.start()
    wait_for_title(page, "Sign in")
    check(page.url.endswith("/patient/appointments"), "after a restart a page comes back by itself: " + page.url)
    reach(page, "User name")
    page.keyboard.type("demo-patient")
    page.keyboard.press("Tab")
    page.keyboard.type("demo")
    page.keyboard.press("Enter")
    wait_for_title(page, "Appointments")
    check(True, "who signs in after a restart is where the address says")


def be_offline(page, clinic):
    page.goto(clinic.address + "/patient")
    wait_for_title(page, "Home")
    page.context.set_offline(True)
    press(page, "Messages")
    wait_for_notice(page, True)
    page.context.set_offline(False)
    press(page, "Messages")
    wait_for_title(page, "Messages")
    wait_for_notice(page, False)
    check(focused(page) == "Messages", "a lost connection comes back: " + focused(page))


def lose_an_answer(page, clinic):
    """The server hears of a press, and the browser not of what came of it."""
    page.goto(clinic.address + "/patient")
    wait_for_title(page, "Home")
    lost = []

    def lose(route):
        if route.request.method != "POST" or lost:
            return route.fallback()
        lost.append(route.request.url)
        route.fetch()
        route.abort()

    page.route("**/*", lose)
    press(page, "Account")
    wait_for_title(page, "Account")
    wait_for_notice(page, False)
    page.unroute("**/*", lose)
    check(len(lost) == 1, "a page finds what came of a press whose answer was lost")


def move(browser, clinic):
    page = open_page(browser, clinic.address + "/patient")
    sign_in(page, "demo-patient")
    go_back_and_forth(page, clinic)
    type_while_it_changes(page, clinic)
    be_offline(page, clinic)
    lose_an_answer(page, clinic)
    use_two_tabs(page, clinic)
    outlive_a_restart(page, clinic)
